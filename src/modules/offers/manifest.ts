import type { PriceRules, ScarceThings } from '#modules/catalog/index.ts'
import type { Currencies } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { keepingBumpsTrue } from './upsells/keep-true.ts'
import { getCodeRow } from './codes/get-code.ts'
import { rememberCode } from './codes/remembered-code.ts'
import { scarceCodes } from './codes/scarce-codes.ts'
import { followCurrency } from './currency/following-amounts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { offerRoutes } from './routes.ts'
import { scarceShares } from './shares/scarce-shares.ts'

interface Registers {
  currencies: Currencies
  priceRules: PriceRules
  scarce: ScarceThings
}

export const offers = module({
  says: { en, pl },
  makes: () => ({ rememberCode, requireCode: getCodeRow }),
  registers({ currencies, priceRules, scarce }: Registers) {
    followCurrency(currencies)
    priceRules.register(keepingBumpsTrue)
    scarce.register('code', scarceCodes)
    scarce.register('share', scarceShares)
  },
  routes: offerRoutes,
})
