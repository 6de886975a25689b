import type { Belongings } from '#modules/people/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { surveyBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { surveyRoutes } from './routes.ts'
import { surveyWaiter } from './survey-waiter.ts'
import { shownSurveys, type ShownSurveys } from './shown-surveys.ts'

export const surveys = module({
  says: { en, pl },
  makes: ({ units }) => ({ surveys: shownSurveys(units) }),
  registers({ belongings, waiters }: { belongings: Belongings; waiters: Waiters }) {
    belongings.register(...surveyBelongings)
    waiters.register(surveyWaiter)
  },
  routes: surveyRoutes,
  hears: ({ surveys }: { surveys: ShownSurveys }) => ({ contentChanged: (schoolId) => surveys.forget(schoolId) }),
})
