// Writes to I2C that go out while the program goes on: they wait in a queue, from which an interrupt feeds the controller.
//
// A whole picture takes the bus 25 ms, in which the next of its windows are found. A write returns as soon as all of it
// is in the queue; what became of it (nobody answered, a line stayed low) the next call returns, at the latest the one
// that waits until all was sent. A read, an empty write and another address do. The names of the SDK mean this in the
// file that includes it.

#pragma once

#include "hardware/i2c.h"
#include "hardware/irq.h"
#include "hardware/timer.h"

#define I2C_QUEUE_SIZE (1024) // bytes, a power of two: nearly a whole picture
#define I2C_QUEUE_DEPTH (16) // of the controller's own queue
#define I2C_QUEUE_ABORTED I2C_IC_RAW_INTR_STAT_TX_ABRT_BITS
#define I2C_QUEUE_EMPTY I2C_IC_RAW_INTR_STAT_TX_EMPTY_BITS

static struct {
    i2c_inst_t *bus; // NULL: nothing was written since it was opened
    uint8_t address;
    volatile int8_t error; // for the next call; the interrupt does nothing until then
    volatile uint16_t in, out; // how much was ever put in and taken out, modulo 65536
    uint16_t left; // bytes of the message that is being fed
    uint8_t bytes[I2C_QUEUE_SIZE]; // messages: their length in two bytes, then what is sent
} i2c_queue;

static inline uint8_t i2c_queue_take(void) {
    return i2c_queue.bytes[i2c_queue.out++ % I2C_QUEUE_SIZE];
}

// The interrupt: the controller has nothing left to send, or has given up.
static void __not_in_flash_func(i2c_queue_feed)(void) {
    i2c_hw_t *hw = i2c_queue.bus->hw;
    if (hw->raw_intr_stat & I2C_QUEUE_ABORTED) {
        hw->clr_tx_abrt;
        i2c_queue.error = PICO_ERROR_GENERIC;
    }
    if (i2c_queue.error != 0) {
        hw->intr_mask = 0;
        return;
    }
    for (int room = I2C_QUEUE_DEPTH - hw->txflr; room > 0 && i2c_queue.out != i2c_queue.in; room--) {
        if (i2c_queue.left == 0) {
            i2c_queue.left = i2c_queue_take();
            i2c_queue.left |= i2c_queue_take() << 8;
        }
        uint32_t next = i2c_queue_take();
        i2c_queue.left--;
        hw->data_cmd = next | (i2c_queue.left == 0 ? I2C_IC_DATA_CMD_STOP_BITS : 0);
    }
    if (i2c_queue.out == i2c_queue.in) {
        hw->intr_mask = I2C_QUEUE_ABORTED;
    }
}

// Whether all was sent and the bus is free.
static bool i2c_queue_idle(i2c_hw_t *hw) {
    const uint32_t both = I2C_IC_STATUS_TFE_BITS | I2C_IC_STATUS_MST_ACTIVITY_BITS;
    return i2c_queue.in == i2c_queue.out && (hw->status & both) == I2C_IC_STATUS_TFE_BITS;
}

// Wait until there is room for so many bytes (0: until all was sent). Returns 0 or the SDK's number of an error.
static int i2c_queue_wait(unsigned int room, uint32_t timeout_us) {
    if (i2c_queue.bus == NULL) {
        return 0;
    }
    i2c_hw_t *hw = i2c_queue.bus->hw;
    uint32_t since = time_us_32();
    uint16_t seen = i2c_queue.out;
    while (i2c_queue.error == 0) {
        uint16_t queued = i2c_queue.in - i2c_queue.out;
        if (room == 0 ? i2c_queue_idle(hw) : queued + room <= I2C_QUEUE_SIZE) {
            break;
        }
        if (seen != i2c_queue.out) {
            seen = i2c_queue.out;
            since = time_us_32();
        } else if (time_us_32() - since > timeout_us) {
            // A line stays low. What the controller still has goes with what waits.
            hw->intr_mask = 0;
            hw->enable = 0;
            i2c_queue.error = PICO_ERROR_TIMEOUT;
        }
    }
    int error = i2c_queue.error;
    if (room == 0 || error != 0) {
        hw->intr_mask = 0;
        hw->clr_stop_det; // the SDK waits for the one that it causes
    }
    if (error != 0) {
        i2c_queue.in = i2c_queue.out;
        i2c_queue.left = 0;
        i2c_queue.error = 0;
    }
    return error;
}

// Send or throw away what waits, and forget the bus, which is about to be reset.
static void i2c_queue_close(i2c_inst_t *bus, uint32_t timeout_us) {
    if (bus == i2c_queue.bus) {
        i2c_queue_wait(0, timeout_us);
        irq_set_enabled(I2C0_IRQ + i2c_hw_index(bus), false);
        i2c_queue.bus = NULL;
    }
}

static void i2c_queue_open(i2c_inst_t *bus, uint8_t address) {
    if (bus != i2c_queue.bus) {
        unsigned int number = I2C0_IRQ + i2c_hw_index(bus);
        bus->hw->intr_mask = 0;
        i2c_queue.bus = bus;
        if (irq_get_exclusive_handler(number) == NULL) {
            irq_set_exclusive_handler(number, i2c_queue_feed);
        }
        irq_set_enabled(number, true);
    }
    i2c_queue.address = address;
    bus->hw->enable = 0;
    bus->hw->tar = address;
    bus->hw->enable = 1;
}

// Queue a message of one byte or more. Returns its length, or what became of an earlier one.
static int i2c_queue_write(i2c_inst_t *bus, uint8_t address, const uint8_t *bytes, size_t length, uint32_t timeout_us) {
    bool goes_on = bus == i2c_queue.bus && address == i2c_queue.address && bus->hw->intr_mask != 0;
    int error = i2c_queue_wait(goes_on ? 3 : 0, timeout_us);
    if (error != 0) {
        return error;
    }
    if (!goes_on) {
        i2c_queue_open(bus, address);
    }
    uint16_t in = i2c_queue.in;
    i2c_queue.bytes[in++ % I2C_QUEUE_SIZE] = length;
    i2c_queue.bytes[in++ % I2C_QUEUE_SIZE] = length >> 8;
    for (size_t at = 0; at < length; at++) {
        if ((uint16_t)(in - i2c_queue.out) == I2C_QUEUE_SIZE) {
            i2c_queue.in = in;
            bus->hw->intr_mask = I2C_QUEUE_EMPTY | I2C_QUEUE_ABORTED;
            error = i2c_queue_wait(I2C_QUEUE_SIZE / 4, timeout_us);
            if (error != 0) {
                return error;
            }
        }
        i2c_queue.bytes[in++ % I2C_QUEUE_SIZE] = bytes[at];
    }
    i2c_queue.in = in;
    bus->hw->intr_mask = I2C_QUEUE_EMPTY | I2C_QUEUE_ABORTED;
    return length;
}

static int i2c_write_in_turn(i2c_inst_t *bus, uint8_t address, const uint8_t *bytes, size_t length, bool nostop, uint32_t timeout_us) {
    if (!nostop) {
        return i2c_queue_write(bus, address, bytes, length, timeout_us);
    }
    int error = i2c_queue_wait(0, timeout_us);
    return error != 0 ? error : i2c_write_timeout_us(bus, address, bytes, length, nostop, timeout_us);
}

static int i2c_read_in_turn(i2c_inst_t *bus, uint8_t address, uint8_t *bytes, size_t length, bool nostop, uint32_t timeout_us) {
    int error = i2c_queue_wait(0, timeout_us);
    return error != 0 ? error : i2c_read_timeout_us(bus, address, bytes, length, nostop, timeout_us);
}

#define i2c_write_timeout_us i2c_write_in_turn
#define i2c_read_timeout_us i2c_read_in_turn
