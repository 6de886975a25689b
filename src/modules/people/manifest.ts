import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { sessionFinder, type SessionFinder } from './find-session.ts'
import { forgettingExpired } from './forget-expired.ts'
import { Belongings } from './merging/belongings.ts'
import { peopleBelongings } from './merging/people-belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { peopleRoutes } from './routes.ts'
import { peopleReactions } from './subscribers.ts'

export const people = module({
  says: { en, pl },
  makes: ({ units }) => ({ sessions: sessionFinder(units), belongings: new Belongings() }),
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...peopleBelongings),
  routes: peopleRoutes,
  reactions: peopleReactions,
  jobs: (jobs, { units }: { units: UnitsOfWork }) => jobs.addTimed(forgettingExpired(units)),
  hears: ({ sessions }: { sessions: SessionFinder }) => ({
    peopleChanged: (schoolId) => sessions.forgetPeople(schoolId),
    sessionEnded: (id) => sessions.forget(id),
  }),
})
