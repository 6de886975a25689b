import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { calendarBelongings } from './belongings.ts'
import { CalendarSources } from './calendar-sources.ts'
import { calendarRoutes } from './routes.ts'

export const calendars = module({
  makes: () => ({ calendarSources: new CalendarSources() }),
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...calendarBelongings),
  routes: calendarRoutes,
})
