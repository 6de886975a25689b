export { prepareBooking } from './slots/prepare-booking.ts'
export { SlotTaken } from './refusals.ts'
export { slots } from './slots/scarce-slots.ts'
