import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import type { CalendarSources } from './calendar-sources.ts'
import * as contract from './contract.ts'
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from './own-feed.ts'
import { readCalendarFeed } from './read-feed.ts'

export function calendarRoutes(app: App, { calendarSources }: { calendarSources: CalendarSources }): void {
  serve(app, contract.getCalendarFeed, getCalendarFeed)
  serve(app, contract.makeCalendarFeed, makeCalendarFeed)
  serve(app, contract.endCalendarFeed, endCalendarFeed)
  serve(app, contract.readCalendarFeed, (ctx, input, exchange) =>
    readCalendarFeed(ctx, input, exchange, calendarSources),
  )
}
