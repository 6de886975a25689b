export type { CalendarSource, CalendarSources } from './calendar-sources.ts'
