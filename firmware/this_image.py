"""What is frozen into the image that runs. `make image` writes this module anew for each image; as it stands here there
is none.
"""

# Which files are frozen in, as one number: `make deploy` finds them by it.
ID = ""
# "rp2040" or "rp2350".
CHIP = ""
# Whether the flash has Quipu's region where persistence/ looks for it.
REGION = False
# The frozen modules and packages that imports begin with: what lies on the drive under such a name stands in front of
# them.
NAMES = ()
