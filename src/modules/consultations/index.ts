export { prepareBooking } from './slots/prepare-booking.ts'
