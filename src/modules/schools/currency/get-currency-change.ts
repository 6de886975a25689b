import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { findCurrency } from './find-currency.ts'
import type { CurrencyChange } from './contract.ts'
import type { Currencies } from './currency-followers.ts'

export const getCurrencyChange = async (ctx: Ctx, currencies: Currencies): Promise<CurrencyChange> => ({
  currency: foundOr404(await findCurrency(ctx)),
  taken: await currencies.taken(ctx),
  examples: await currencies.examples(ctx),
  ...(await currencies.count(ctx)),
})
