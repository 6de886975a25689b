import type { Belongings } from '#modules/people/index.ts'
import type { Fulfillables, OwnedLists } from '#modules/access/index.ts'
import type { CalendarSources } from '#modules/calendars/index.ts'
import type { PublishingRules, ScarceThings } from '#modules/catalog/index.ts'
import type { Attachments } from '#modules/mails/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { eventBelongings } from './belongings.ts'
import { datesInCalendars } from './dates-in-calendars.ts'
import { eventWaiter } from './event-waiter.ts'
import { fulfillableEvents } from './fulfillable-events.ts'
import { calendars } from './get-my-calendar.ts'
import { havingDate } from './having-date.ts'
import { ownedEvents } from './list-my-events.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { remindingOfDates } from './reminders/reminding-of-dates.ts'
import { eventRoutes } from './routes.ts'
import { eventReactions } from './subscribers.ts'
import { forgettingEntries } from './waiting/forgetting-entries.ts'
import { ownedEntries } from './waiting/own-entries.ts'
import { places } from './waiting/places.ts'
import { movingOffers, type MovingParts } from './waiting/moving-offers.ts'

interface Registers {
  belongings: Belongings
  fulfillables: Fulfillables
  owned: OwnedLists
  attachments: Attachments
  calendarSources: CalendarSources
  scarce: ScarceThings
  publishingRules: PublishingRules
  waiters: Waiters
}

export const liveEvents = module({
  says: { en, pl },
  registers({
    belongings,
    fulfillables,
    owned,
    attachments,
    calendarSources,
    scarce,
    publishingRules,
    waiters,
  }: Registers) {
    belongings.register(...eventBelongings)
    fulfillables.register(fulfillableEvents)
    owned.register(ownedEvents, ownedEntries)
    publishingRules.register(havingDate)
    waiters.register(eventWaiter)
    scarce.register('place', places)
    attachments.register(calendars)
    calendarSources.register(datesInCalendars)
  },
  routes: eventRoutes,
  reactions: eventReactions,
  jobs(jobs, parts: MovingParts) {
    jobs.addTimed(remindingOfDates(parts))
    jobs.addTimed(movingOffers(parts))
    jobs.addTimed(forgettingEntries(parts.units))
  },
})
