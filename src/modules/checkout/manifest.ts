import type { PriceRules, ScarceThings } from '#modules/catalog/index.ts'
import type { Attachments } from '#modules/mails/index.ts'
import type { Currencies } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { keepingBumpsTrue } from './bumps/keep-true.ts'
import { forgettingReleasedSlots } from './claims/forget-released-slots.ts'
import { type ClaimParts, releasingExpiredClaims } from './claims/release-expired-claims.ts'
import { rememberCode } from './codes/remembered-code.ts'
import { confirmations } from './confirmation/confirmations.ts'
import type { ConfirmationParts } from './confirmation/get-confirmation.ts'
import { followCurrency } from './currency/following-amounts.ts'
import { isFulfilled } from './is-fulfilled.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { Referrals } from './referrals.ts'
import { reminding, type RemindingParts } from './reminders/reminding.ts'
import { scarceCodes } from './codes/scarce-codes.ts'
import { scarceOwned } from './owned/scarce-owned.ts'
import { scarceShares } from './shares/scarce-shares.ts'
import { checkoutRoutes } from './routes.ts'
import { checkoutReactions } from './subscribers.ts'
import { type CheckingParts, checkingVat } from './vat/checking-vat.ts'
import { connectVatRegister } from './vat/connect-vat-register.ts'

interface Registers extends ConfirmationParts {
  attachments: Attachments
  currencies: Currencies
  priceRules: PriceRules
  scarce: ScarceThings
}

export const checkout = module({
  says: { en, pl },
  makes: ({ config }) => ({
    isFulfilled,
    rememberCode,
    referrals: new Referrals(),
    vatRegister: connectVatRegister(config),
  }),
  registers({ attachments, currencies, priceRules, scarce, schools }: Registers) {
    attachments.register(confirmations({ schools }))
    followCurrency(currencies)
    scarce.register('code', scarceCodes)
    scarce.register('share', scarceShares)
    scarce.register('owned', scarceOwned)
    priceRules.register(keepingBumpsTrue)
  },
  routes: checkoutRoutes,
  reactions: checkoutReactions,
  jobs(jobs, parts: ClaimParts & RemindingParts & CheckingParts) {
    jobs.addTimed(releasingExpiredClaims(parts))
    jobs.addTimed(forgettingReleasedSlots(parts.units))
    jobs.addTimed(reminding(parts))
    jobs.addTimed(checkingVat(parts))
  },
})
