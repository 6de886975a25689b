export { surveyRoutes } from './routes.ts'
export { shownSurveys, type ShownSurveys } from './shown-surveys.ts'
