import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** Somebody planned it meanwhile. */
export class ClosingPlanned extends Refusal {
  readonly status = 409
  readonly code = 'closing.planned'
}

/** Those who run the platform planned it: they alone call it off. */
export class PlannedByOperator extends Refusal {
  readonly status = 409
  readonly code = 'closing.by-operator'
}

/** The day was too long ago. */
export class ClosedForGood extends Refusal {
  readonly status = 409
  readonly code = 'closing.for-good'
}

/** What is personal goes, or is gone: there is nothing to open again. */
export class Erased extends Refusal {
  readonly status = 409
  readonly code = 'closing.erased'
  override readonly params: MessageParams

  constructor(since: string) {
    super()
    this.params = { day: since }
  }
}
