import type { Fulfillables } from '#modules/access/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { sendingGifts } from './gifts/sending-gifts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { seatRoutes } from './routes.ts'
import { seatKeeper } from './seat-keeper.ts'
import { seatReactions } from './subscribers.ts'

export const seats = module({
  says: { en, pl },
  registers: ({ fulfillables }: { fulfillables: Fulfillables }) => fulfillables.keepSeats(seatKeeper(fulfillables)),
  routes: seatRoutes,
  reactions: seatReactions,
  jobs: (jobs, parts: OneByOneParts) => jobs.addTimed(sendingGifts(parts)),
})
