import { Refusal } from '#platform/refusal.ts'

/** As many have a place as can come. */
export class NoPlaceLeft extends Refusal {
  readonly status = 409
  readonly code = 'live-events.no-place-left'
}

/** The access it came from was taken away. */
export class TicketVoid extends Refusal {
  readonly status = 409
  readonly code = 'live-events.ticket-void'
}

/** It is of another event, or nobody's. */
export class TicketUnknown extends Refusal {
  readonly status = 404
  readonly code = 'live-events.ticket-unknown'
}
