import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Currencies, CurrencyFollower } from '#modules/schools/index.ts'
import { bumps } from '../bumps/tables.ts'
import { upsells } from '../upsells/tables.ts'
import { codes } from '../codes/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'

export function followCurrency(currencies: Currencies): void {
  currencies.register(promisedCodes)
  currencies.register(pricedBumps)
}

/** What it takes off, or asks for, is an amount: nobody was promised it in another currency. */
const namesMoney = or(eq(codes.kind, 'amount'), gt(codes.minimumAmount, 0))
const isPromised = or(namesMoney, isNotNull(codes.announcedAt))

/**
 * Those that name an amount stop and keep its currency until somebody writes another amount; announced ones stop as well, for they are told beside the
 * lowest price of before. All others go on.
 */
const promisedCodes: CurrencyFollower = {
  what: 'codes',
  count: ({ tx }) => tx.$count(codes, and(isNull(codes.stoppedAt), isPromised)),
  async follow({ tx, now }, { to: currency }) {
    // As orders do: codes first, and these by their ids.
    await tx.execute(sql`select from ${codes} order by ${codes.id} for update`)
    await tx
      .update(codes)
      .set({ stoppedAt: sql`coalesce(${codes.stoppedAt}, ${atMoment(now)})`, announcedAt: null })
      .where(isPromised)
    await tx
      .update(codes)
      .set({ currency })
      .where(and(eq(codes.kind, 'percent'), eq(codes.minimumAmount, 0)))
  },
}

/** Each costs what it costs everybody: its own price was told beside the lowest one of before. */
const pricedBumps: CurrencyFollower = {
  what: 'bumps',
  count: async ({ tx }) =>
    (await tx.$count(bumps, ne(bumps.price, 'usual'))) + (await tx.$count(upsells, ne(upsells.price, 'usual'))),
  async follow({ tx }) {
    const usual = { price: 'usual' as const, value: null, referenceAmount: null }
    await tx.update(bumps).set(usual).where(ne(bumps.price, 'usual'))
    await tx.update(upsells).set(usual).where(ne(upsells.price, 'usual'))
  },
}
