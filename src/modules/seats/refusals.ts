import { Refusal } from '#platform/refusal.ts'
import type { InvitationState } from './vocabulary.ts'

/** All that was bought is handed out. */
export class NoSeatLeft extends Refusal {
  readonly status = 409
  readonly code = 'seats.none-left'
}

/** Whoever was invited has accepted, or it was taken back before. */
export class InvitationSettled extends Refusal {
  readonly status = 409
  readonly code = 'seats.invitation-settled'
}

/** It was sent a while ago, and each time it waits for longer. */
export class SentTooSoon extends Refusal {
  readonly status = 429
  readonly code = 'seats.resent-too-soon'
  override readonly params: { at: string }
  override readonly headers: Record<string, string>

  constructor(seconds: number, at: string) {
    super()
    this.params = { at }
    this.headers = { 'retry-after': String(seconds) }
  }
}

/** Nobody has claimed it, or it was taken from them before. */
export class SeatNotClaimed extends Refusal {
  readonly status = 409
  readonly code = 'seats.not-claimed'
}

/** Whoever it is for has begun, or was written to a short while ago. */
export class NotRemindable extends Refusal {
  readonly status = 409
  readonly code = 'seats.not-remindable'
}

/** Whoever a gift is for has it by now. */
export class GiftClaimed extends Refusal {
  readonly status = 409
  readonly code = 'seats.gift-claimed'
}

/** Whoever opened the link has not said that the seat is for the account they are in, though it was sent to another address. */
export class SentToAnother extends Refusal {
  readonly status = 409
  readonly code = 'seats.sent-to-another'
}

/** The seat behind a link is somebody else's, or nobody's any more. */
export class SeatNotThere extends Refusal {
  readonly status = 409
  readonly code: `seats.seat-${'taken' | 'revoked' | 'closed' | 'over'}`

  constructor(state: Exclude<InvitationState, 'open' | 'yours'>) {
    super()
    this.code = `seats.seat-${state}`
  }
}
