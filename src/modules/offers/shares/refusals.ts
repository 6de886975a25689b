import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** One buyer may have only so many of it, in all their purchases; nothing was charged. */
export class ShareExceeded extends Refusal {
  readonly status = 409
  readonly code: 'checkout.share-exceeded' | 'checkout.share-used-up'
  override readonly params: MessageParams

  constructor(limit: number, left: number) {
    super()
    this.code = left === 0 ? 'checkout.share-used-up' : 'checkout.share-exceeded'
    this.params = { limit, left }
  }
}
