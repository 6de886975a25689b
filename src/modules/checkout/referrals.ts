import type { FastifyRequest } from 'fastify'
import type { Ctx } from '#platform/context.ts'
import type { FrozenLines } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'

interface Placed {
  order: Order
  lines: FrozenLines['lines']
}

/** Who wants to know who sent a buyer: reads what the browser remembers of it, and puts it down beside the order. */
export interface Referrer {
  rememberedIn(request: FastifyRequest): string | undefined
  placed(ctx: Ctx, placed: Placed, remembered: string): Promise<void>
}

/** A module puts in whoever wants to know; an order is placed the same without. */
export class Referrals {
  #referrer: Referrer | undefined

  register(referrer: Referrer): void {
    this.#referrer = referrer
  }

  in(request: FastifyRequest): string | undefined {
    return this.#referrer?.rememberedIn(request)
  }

  /** In the unit of work that places the order, whose lines are kept. */
  async keep(ctx: Ctx, placed: Placed, remembered: string | undefined): Promise<void> {
    if (remembered !== undefined) await this.#referrer?.placed(ctx, placed, remembered)
  }
}
