import { Refusal } from '#platform/refusal.ts'

/** Somebody else holds or has it, or it is offered no more. Nothing was booked, nothing charged. */
export class SlotTaken extends Refusal {
  readonly status = 409
  readonly code = 'consultations.slot-taken'
}

/** Nobody can book what has no hours. */
export class NoHours extends Refusal {
  readonly status = 409
  readonly code = 'consultations.no-hours'
}

/** Whoever comes has to know where to. */
export class NoPlace extends Refusal {
  readonly status = 409
  readonly code = 'consultations.no-place'
}

/** It is used for a booking already. */
export class AlreadyBooked extends Refusal {
  readonly status = 409
  readonly code = 'consultations.already-booked'
}

/** The school lets nobody move it by themselves, or not any more. */
export class MovedTooLate extends Refusal {
  readonly status = 409
  readonly code = 'consultations.moved-too-late'
}

/** The same of cancelling. */
export class CancelledTooLate extends Refusal {
  readonly status = 409
  readonly code = 'consultations.cancelled-too-late'
}

/** It has begun, or was cancelled before. */
export class BookingOver extends Refusal {
  readonly status = 409
  readonly code = 'consultations.booking-over'
}
