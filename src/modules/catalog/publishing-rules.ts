import type { Ctx } from '#platform/context.ts'
import type { Product } from './view.ts'
import type { ProductKind } from './vocabulary.ts'

/** What a kind of product needs before it is shown to everyone; the module that owns the kind knows. */
export interface PublishingRule {
  kind: ProductKind
  /** Refuses what is not ready, after its product was locked. */
  check(ctx: Ctx, product: Product): Promise<void>
}

export class PublishingRules {
  readonly #rules = new Map<ProductKind, PublishingRule>()

  register(rule: PublishingRule): void {
    this.#rules.set(rule.kind, rule)
  }

  async check(ctx: Ctx, product: Product): Promise<void> {
    await this.#rules.get(product.kind)?.check(ctx, product)
  }
}
