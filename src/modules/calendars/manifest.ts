import { module } from '#platform/module.ts'
import { CalendarSources } from './calendar-sources.ts'
import { calendarRoutes } from './routes.ts'

export const calendars = module({ makes: () => ({ calendarSources: new CalendarSources() }), routes: calendarRoutes })
