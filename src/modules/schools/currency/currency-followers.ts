import type { Ctx } from '#platform/context.ts'
import type { SchoolCurrency } from '#platform/money.ts'
import { BOUND_TO_CURRENCY, type BoundToCurrency } from './vocabulary.ts'

export interface CurrencyChange {
  from: SchoolCurrency
  to: SchoolCurrency
}

export interface PriceExample {
  title: string
  amount: number
}

/** What a module has that is said in the school's currency. */
export interface CurrencyFollower {
  what: BoundToCurrency
  /** how many of them another currency would change */
  count(ctx: Ctx): Promise<number>
  /** a few of them with their amounts, so that somebody sees what will be so */
  examples?(ctx: Ctx): Promise<PriceExample[]>
  /** Called once the school has its new currency, in the same unit of work. */
  follow(ctx: Ctx, change: CurrencyChange): Promise<void>
}

/** Who has to do with the currency of a school: whatever is said in it, and whoever takes its money. */
export class Currencies {
  readonly #followers = new Map<BoundToCurrency, CurrencyFollower>()
  #taken: ((ctx: Ctx) => Promise<SchoolCurrency[]>) | undefined

  register(follower: CurrencyFollower): void {
    this.#followers.set(follower.what, follower)
  }

  takenBy(taken: (ctx: Ctx) => Promise<SchoolCurrency[]>): void {
    this.#taken = taken
  }

  /** Those in which the school can be paid now. */
  async taken(ctx: Ctx): Promise<SchoolCurrency[]> {
    if (!this.#taken) throw new Error('Nothing says which currencies are taken')
    return this.#taken(ctx)
  }

  async count(ctx: Ctx): Promise<Record<BoundToCurrency, number>> {
    const counted = {} as Record<BoundToCurrency, number>
    for (const what of BOUND_TO_CURRENCY) counted[what] = await this.#follower(what).count(ctx)
    return counted
  }

  async examples(ctx: Ctx): Promise<PriceExample[]> {
    return (await this.#follower('products').examples?.(ctx)) ?? []
  }

  async follow(ctx: Ctx, change: CurrencyChange): Promise<void> {
    for (const what of BOUND_TO_CURRENCY) await this.#follower(what).follow(ctx, change)
  }

  #follower(what: BoundToCurrency): CurrencyFollower {
    const found = this.#followers.get(what)
    if (!found) throw new Error(`Nothing says how ${what} follow another currency`)
    return found
  }
}
