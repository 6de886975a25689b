import type { Belongings } from '#modules/people/index.ts'
import type { Fulfillables, OwnedLists } from '#modules/access/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { seatBelongings } from './belongings.ts'
import { sendingGifts } from './gifts/sending-gifts.ts'
import { ownedSeats } from './list-my-seats.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { seatRoutes } from './routes.ts'
import { seatKeeper } from './seat-keeper.ts'
import { seatReactions } from './subscribers.ts'

export const seats = module({
  says: { en, pl },
  registers({
    belongings,
    fulfillables,
    owned,
  }: {
    belongings: Belongings
    fulfillables: Fulfillables
    owned: OwnedLists
  }) {
    belongings.register(...seatBelongings)
    fulfillables.keepSeats(seatKeeper(fulfillables))
    owned.register(ownedSeats)
  },
  routes: seatRoutes,
  reactions: seatReactions,
  jobs: (jobs, parts: OneByOneParts) => jobs.addTimed(sendingGifts(parts)),
})
