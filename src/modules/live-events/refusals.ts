import { Refusal } from '#platform/refusal.ts'

/** Nobody can come to what has no date. */
export class EventUndated extends Refusal {
  readonly status = 409
  readonly code = 'live-events.undated'
}

/** As many have a place as can come. */
export class NoPlaceLeft extends Refusal {
  readonly status = 409
  readonly code = 'live-events.no-place-left'
}

/** There are places to be had, or it is too late to wait for one. */
export class WaitingNotOpen extends Refusal {
  readonly status = 409
  readonly code = 'live-events.waiting-not-open'
}

/** Whoever has a ticket waits for none. */
export class HasTicket extends Refusal {
  readonly status = 409
  readonly code = 'live-events.has-ticket'
}

/** They have a place, are paying for one, or want none any more. */
export class NotWaiting extends Refusal {
  readonly status = 409
  readonly code = 'live-events.not-waiting'
}

/** It was bought alone, somebody came in with it, or its event has begun. */
export class TicketNotChanged extends Refusal {
  readonly status = 409
  readonly code = 'live-events.ticket-not-changed'
}

/** The access it came from was taken away. */
export class TicketVoid extends Refusal {
  readonly status = 409
  readonly code = 'live-events.ticket-void'
}

/** It is a gift that nobody has claimed yet. */
export class TicketUnclaimed extends Refusal {
  readonly status = 409
  readonly code = 'live-events.ticket-unclaimed'
}

/** It is of another event, or nobody's. */
export class TicketUnknown extends Refusal {
  readonly status = 404
  readonly code = 'live-events.ticket-unknown'
}
