"""Parts of the emulated Pico by themselves: a script that imports the rig's modules, run by Node."""

import json
import subprocess

from host.runtimes.emulated_pico import RIG


def node(script, *arguments):
    """Run a script next to the rig's modules; return the JSON it printed."""
    command = ["node", "--input-type=module", "-e", script, "--", *map(str, arguments)]
    done = subprocess.run(command, cwd=RIG, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise AssertionError(done.stderr)
    return json.loads(done.stdout)
