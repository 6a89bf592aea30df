"""The real interpreters: MicroPython in WebAssembly and native, an emulated Pico, boards that are plugged in."""
