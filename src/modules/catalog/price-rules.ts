import type { Ctx } from '#platform/context.ts'
import type { Variant } from './view.ts'

/** What another module tells beside the price of a variant, and what that lets it become. */
export interface PriceRule {
  /** Refuses a higher price under which that would be untrue, after the variant was locked. */
  check(ctx: Ctx, variant: Variant, amount: number): Promise<void>
}

export class PriceRules {
  readonly #rules: PriceRule[] = []

  register(rule: PriceRule): void {
    this.#rules.push(rule)
  }

  async check(ctx: Ctx, variant: Variant, amount: number): Promise<void> {
    if (amount <= variant.amount) return
    for (const rule of this.#rules) await rule.check(ctx, variant, amount)
  }
}
