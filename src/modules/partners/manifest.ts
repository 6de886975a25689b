import type { Referrals } from '#modules/checkout/index.ts'
import type { Currencies } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { attributeOrder } from './attribute-order.ts'
import { paidPartners } from './follow-currency.ts'
import { PartnerClicks } from './links/clicks.ts'
import { knownPartners } from './links/known-partners.ts'
import { rememberedClick } from './links/partner-cookie.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { partnerRoutes } from './routes.ts'
import { partnerReactions } from './subscribers.ts'

export const partners = module({
  says: { en, pl },
  makes: ({ units }) => ({ knownPartners: knownPartners(units), partnerClicks: new PartnerClicks() }),
  registers({ referrals, currencies }: { referrals: Referrals; currencies: Currencies }) {
    referrals.register({ rememberedIn: rememberedClick, placed: attributeOrder })
    currencies.register(paidPartners)
  },
  routes: partnerRoutes,
  reactions: partnerReactions,
})
