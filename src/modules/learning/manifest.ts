import type { Belongings } from '#modules/people/index.ts'
import type { OwnedLists } from '#modules/access/index.ts'
import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { learningBelongings } from './belongings.ts'
import { ownedFavourites } from './list-favourites.ts'
import { ownedCourses } from './list-my-courses.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type OpeningParts, tellingOpenings } from './opening/tell-openings.ts'
import { ownedWeeklyGoals } from './weekly/own-weekly-goal.ts'
import { learningRoutes } from './routes.ts'
import { learningReactions } from './subscribers.ts'

export const learning = module({
  says: { en, pl },
  registers({ belongings, owned }: { belongings: Belongings; owned: OwnedLists }) {
    belongings.register(...learningBelongings)
    owned.register(ownedCourses, ownedFavourites, ownedWeeklyGoals)
  },
  jobs: (jobs, parts: OpeningParts) => jobs.addTimed(tellingOpenings(parts)),
  routes: (app, { media }: { media: Media }) => learningRoutes(app, media),
  reactions: learningReactions,
})
