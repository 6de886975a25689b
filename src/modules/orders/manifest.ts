import type { Belongings } from '#modules/people/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Exportables } from '#modules/exports/index.ts'
import type { Attachments } from '#modules/mails/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { orderBelongings } from './belongings.ts'
import { type ClaimParts, releasingExpiredClaims } from './claims/release-expired-claims.ts'
import { exportableOrders } from './export-orders.ts'
import type { CodeFinder } from './orders-that-match.ts'
import { confirmations } from './confirmation/confirmations.ts'
import type { ConfirmationParts } from './confirmation/get-confirmation.ts'
import { isFulfilled } from './is-fulfilled.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { orderFinder } from './order-finder.ts'
import { scarceOwned } from './owned/scarce-owned.ts'
import { orderWaiters } from './order-waiters.ts'
import { orderRoutes } from './routes.ts'
import { orderReactions } from './subscribers.ts'
import { type CheckingParts, checkingVat } from './vat/checking-vat.ts'
import { connectVatRegister } from './vat/connect-vat-register.ts'

interface Registers extends ConfirmationParts, CodeFinder {
  belongings: Belongings
  exportables: Exportables
  attachments: Attachments
  finders: Finders
  scarce: ScarceThings
  waiters: Waiters
}

export const orders = module({
  says: { en, pl },
  makes: ({ config }) => ({ isFulfilled, vatRegister: connectVatRegister(config) }),
  registers({ belongings, attachments, exportables, scarce, schools, finders, waiters, requireCode }: Registers) {
    belongings.register(...orderBelongings)
    exportables.register(exportableOrders({ requireCode }))
    finders.register(orderFinder)
    waiters.register(...orderWaiters)
    attachments.register(confirmations({ schools }))
    scarce.register('owned', scarceOwned)
  },
  routes: orderRoutes,
  reactions: orderReactions,
  jobs(jobs, parts: ClaimParts & CheckingParts) {
    jobs.addTimed(releasingExpiredClaims(parts))
    jobs.addTimed(checkingVat(parts))
  },
})
