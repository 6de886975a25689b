export { surveyRoutes } from './routes.ts'
export { type ShownSurvey, shownSurveys, type ShownSurveys } from './shown-surveys.ts'
