export type { ShownSurveys } from './shown-surveys.ts'
