import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { GivenDay, Seen } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { Rules, Where } from '../contract.ts'
import {
  BUFFER_MAX,
  EXCEPTIONS_MAX,
  HORIZON_DAYS_MAX,
  HOURS_AHEAD_MAX,
  LENGTH_MAX,
  LENGTH_MIN,
  PLACE_KINDS,
  RULES_MAX,
  WHERE_MAX,
} from '../vocabulary.ts'

/** In minutes and hours; by the school's clocks. */
const Terms = Where.extend(Rules.shape).extend({
  length_minutes: z.int(),
  buffer_before: z.int(),
  buffer_after: z.int(),
  notice_hours: z.int(),
  horizon_days: z.int(),
})
/** A time of day as 09:30; a day ends at 24:00. */
const DayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'validation.day-time')
const DaySpan = z.object({ from: DayTime, until: DayTime })
const Hours = z.object({
  /** 1 is Monday */
  rules: z.array(DaySpan.extend({ weekday: z.int().min(1).max(7) })).max(RULES_MAX),
  /** days of their own; without spans, closed */
  exceptions: z.array(z.object({ day: GivenDay, spans: z.array(DaySpan).max(10) })).max(EXCEPTIONS_MAX),
})
export type GivenHours = z.output<typeof Hours>

/** A consultation as its admin changes it. */
export const Setup = z.object({
  terms: Terms,
  hours: Hours,
  /** how many have booked what is still to come */
  coming_count: z.int(),
})
export type Setup = z.output<typeof Setup>

export const getSetup = endpoint('GET /json/home/consultations/:consultationId/setup', {
  summary: 'How long a consultation is, when it is offered, and where it takes place',
  access: 'admin',
  right: 'see-products',
  answer: Setup,
})

const ahead = z.int().min(0).max(HOURS_AHEAD_MAX)
const buffer = z.int().min(0).max(BUFFER_MAX)

export const changeTerms = endpoint('PUT /home/consultations/:consultationId/terms', {
  summary: 'Say how long a consultation is, how far ahead it is booked, and where it takes place',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getSetup, ['terms']),
  body: z.object({
    length_minutes: z.int().min(LENGTH_MIN).max(LENGTH_MAX),
    buffer_before: buffer,
    buffer_after: buffer,
    notice_hours: ahead,
    horizon_days: z.int().min(1).max(HORIZON_DAYS_MAX),
    place_kind: z.enum(PLACE_KINDS),
    place: oneLine().max(WHERE_MAX).default(''),
    movable_hours: ahead.nullable(),
    cancellable_hours: ahead.nullable(),
    seen: Seen,
  }),
  answer: Setup,
})

export const changeHours = endpoint('PUT /home/consultations/:consultationId/hours', {
  summary: 'Say on which days and at which times a consultation is offered',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getSetup, ['hours']),
  body: Hours.extend({ seen: Seen }),
  answer: Setup,
})
