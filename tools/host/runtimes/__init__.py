"""The real interpreters: MicroPython in WebAssembly, an emulated Pico, boards that are plugged in."""
