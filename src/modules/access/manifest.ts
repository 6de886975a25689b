import type { Belongings } from '#modules/people/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { accessBelongings } from './belongings.ts'
import { endingWaiter } from './endings/ending-waiter.ts'
import { type EndingParts, tellingEndings } from './endings/tell-endings.ts'
import { tellRevoked } from './endings/tell-revoked.ts'
import { accessRevoked } from './events.ts'
import { Fulfillables } from './fulfillable.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { OwnedLists } from './owned/owned-lists.ts'
import { type AccessParts, accessRoutes } from './routes.ts'

export const access = module({
  says: { en, pl },
  makes: () => ({ fulfillables: new Fulfillables(), owned: new OwnedLists() }),
  registers({ belongings, waiters }: { belongings: Belongings; waiters: Waiters }) {
    belongings.register(...accessBelongings)
    waiters.register(endingWaiter)
  },
  routes: (app, parts: AccessParts) => accessRoutes(app, parts),
  reactions: (reactions, parts: LetterParts) =>
    reactions.on(accessRevoked, 'access.tell-revoked', (ctx, { payload }) => tellRevoked(ctx, payload, parts)),
  jobs: (jobs, parts: EndingParts) => jobs.addTimed(tellingEndings(parts)),
})
