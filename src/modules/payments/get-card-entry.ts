import { MINUTE } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { remembered } from '#platform/remembered.ts'
import type { Entry } from '#providers/payments/port.ts'
import type { getCardEntry } from './contract.ts'
import type { Gateways } from './gateways.ts'
import { viewEntry } from './view.ts'

const BOUNDS = { most: 1_000, mostBytes: 2_000_000, lasting: 5 * MINUTE }

/** What the payer's browser needs, asked of the school's gateway every five minutes. */
export function cardEntries(gateways: Gateways): (ctx: OutsideCtx) => Promise<Answer<typeof getCardEntry>> {
  const entries = remembered<Entry>(BOUNDS)
  return async (ctx) => {
    const { accountId, gateway } = await ctx.aside((inside) => gateways.gatewayFor(inside))
    return viewEntry(await entries.get({ key: accountId, school: ctx.school.id }, () => gateway.entry()))
  }
}
