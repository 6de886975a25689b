import type { Fulfillables } from '#modules/access/index.ts'
import type { Attachments } from '#modules/mails/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { fulfillableEvents } from './fulfillable-events.ts'
import { calendars } from './get-my-calendar.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { remindingOfDates } from './reminders/reminding-of-dates.ts'
import { eventRoutes } from './routes.ts'
import { eventReactions } from './subscribers.ts'

export const liveEvents = module({
  says: { en, pl },
  registers({ fulfillables, attachments }: { fulfillables: Fulfillables; attachments: Attachments }) {
    fulfillables.register(fulfillableEvents)
    attachments.register(calendars)
  },
  routes: eventRoutes,
  reactions: eventReactions,
  jobs: (jobs, parts: OneByOneParts) => jobs.addTimed(remindingOfDates(parts)),
})
