// Quipu's region of flash as `microcontroller.nvm`, in the place of CircuitPython's one sector.
//
// What is written programs the pages that change, as long as bits only go from 1 to 0: appending erases nothing. Anything else
// erases the sectors it touches, one by one, and keeps what lies beside it in them. A sector that is written 0xFF from end to end is
// erased and no more, even if it reads 0xFF already: that may be an erase that was cut short. A buffer of one sector lies on the stack.

#include "common-hal/nvm/ByteArray.h"
#include "shared-bindings/nvm/ByteArray.h"

#include <string.h>

#include "py/runtime.h"
#include "hardware/flash.h"
#include "supervisor/internal_flash.h"

// The flash is read at XIP_BASE, and erased and programmed by its offset.
#define OFFSET(address) ((uint32_t)(address) - XIP_BASE)

uint32_t common_hal_nvm_bytearray_get_length(const nvm_bytearray_obj_t *self) {
    return self->len;
}

void common_hal_nvm_bytearray_get_bytes(const nvm_bytearray_obj_t *self, uint32_t start, uint32_t len, uint8_t *values) {
    memcpy(values, self->start_address + start, len);
}

static void write_within_sector(uint8_t *at, const uint8_t *values, uint32_t len) {
    uint8_t wanted[FLASH_SECTOR_SIZE];
    uint8_t *sector = (uint8_t *)((uint32_t)at & ~(FLASH_SECTOR_SIZE - 1));
    bool erase = false;
    bool blank = len == FLASH_SECTOR_SIZE;
    for (uint32_t i = 0; i < len; i++) {
        erase = erase || (values[i] & ~at[i]);
        blank = blank && values[i] == 0xff;
    }
    // Where nothing is erased the pages that are written, and no more: each byte read takes others out of the flash's cache.
    uint32_t first = 0;
    uint32_t end = FLASH_SECTOR_SIZE;
    if (!erase && !blank) {
        first = (uint32_t)(at - sector) & ~(FLASH_PAGE_SIZE - 1);
        end = (uint32_t)(at - sector) + len;
        end = (end + FLASH_PAGE_SIZE - 1) & ~(FLASH_PAGE_SIZE - 1);
    }
    memcpy(wanted + first, sector + first, end - first);
    memcpy(wanted + (at - sector), values, len);
    supervisor_flash_pre_write();
    if (erase || blank) {
        flash_range_erase(OFFSET(sector), FLASH_SECTOR_SIZE);
    }
    for (uint32_t page = first; page < end; page += FLASH_PAGE_SIZE) {
        if (memcmp(sector + page, wanted + page, FLASH_PAGE_SIZE) != 0) {
            flash_range_program(OFFSET(sector) + page, wanted + page, FLASH_PAGE_SIZE);
        }
    }
    supervisor_flash_post_write();
}

bool common_hal_nvm_bytearray_set_bytes(const nvm_bytearray_obj_t *self, uint32_t start, uint8_t *values, uint32_t len) {
    while (len) {
        uint8_t *at = self->start_address + start;
        uint32_t part = MIN(len, FLASH_SECTOR_SIZE - ((uint32_t)at & (FLASH_SECTOR_SIZE - 1)));
        write_within_sector(at, values, part);
        start += part;
        values += part;
        len -= part;
    }
    return true;
}
