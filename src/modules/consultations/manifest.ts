import type { Belongings } from '#modules/people/index.ts'
import type { Fulfillables } from '#modules/access/index.ts'
import type { CalendarSources } from '#modules/calendars/index.ts'
import type { PublishingRules, ScarceThings } from '#modules/catalog/index.ts'
import type { Attachments } from '#modules/mails/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { consultationBelongings } from './belongings.ts'
import { bookedInCalendars } from './bookings/booked-in-calendars.ts'
import { bookingCalendars } from './bookings/get-my-calendar.ts'
import { fulfillableConsultations } from './fulfillable-consultations.ts'
import { havingHours } from './having-hours.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { remindingOfBookings } from './reminders/reminding-of-bookings.ts'
import { consultationRoutes } from './routes.ts'
import { slots } from './slots/scarce-slots.ts'
import { consultationReactions } from './subscribers.ts'

interface Registers {
  belongings: Belongings
  fulfillables: Fulfillables
  publishingRules: PublishingRules
  attachments: Attachments
  calendarSources: CalendarSources
  scarce: ScarceThings
}

export const consultations = module({
  says: { en, pl },
  registers({ belongings, fulfillables, publishingRules, attachments, calendarSources, scarce }: Registers) {
    belongings.register(...consultationBelongings)
    fulfillables.register(fulfillableConsultations)
    scarce.register('slot', slots)
    publishingRules.register(havingHours)
    attachments.register(bookingCalendars)
    calendarSources.register(bookedInCalendars)
  },
  routes: consultationRoutes,
  reactions: consultationReactions,
  jobs: (jobs, parts: OneByOneParts) => jobs.addTimed(remindingOfBookings(parts)),
})
