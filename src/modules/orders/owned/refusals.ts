import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** What was paid for it counts towards a better variant, which has to go back before it. */
export class BetterVariantFirst extends Refusal {
  readonly status = 409
  readonly code = 'checkout.better-variant-first'
  override readonly params: MessageParams

  constructor({ title, number }: { title: string; number: string }) {
    super()
    this.params = { title, number }
  }
}
