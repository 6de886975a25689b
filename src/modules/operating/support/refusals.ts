import { Refusal } from '#platform/refusal.ts'

/** The owners of the school have not let support in, or no longer do. */
export class NoLeave extends Refusal {
  readonly status = 409
  readonly code = 'operating.no-leave'
}

/** What is asked for is there already. */
export class HasLeave extends Refusal {
  readonly status = 409
  readonly code = 'operating.has-leave'
}
