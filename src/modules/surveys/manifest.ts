import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { surveyRoutes } from './routes.ts'
import { shownSurveys, type ShownSurveys } from './shown-surveys.ts'

export const surveys = module({
  says: { en, pl },
  makes: ({ units }) => ({ surveys: shownSurveys(units) }),
  routes: surveyRoutes,
  hears: ({ surveys }: { surveys: ShownSurveys }) => ({ contentChanged: (schoolId) => surveys.forget(schoolId) }),
})
