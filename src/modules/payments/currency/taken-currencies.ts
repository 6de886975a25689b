import type { Ctx } from '#platform/context.ts'
import { CURRENCIES, type SchoolCurrency } from '#platform/money.ts'
import type { Gateways } from '../gateways.ts'
import { takesCurrency } from '../policy.ts'

/** What a school can sell in: what its active account takes; anything while it has none, and so is paid nothing. */
export const takenCurrencies =
  ({ capabilitiesFor }: Pick<Gateways, 'capabilitiesFor'>) =>
  async (ctx: Ctx): Promise<SchoolCurrency[]> => {
    const capabilities = await capabilitiesFor(ctx)
    return CURRENCIES.filter((currency) => !capabilities || takesCurrency(capabilities, currency))
  }
