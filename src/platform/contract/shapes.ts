import { z } from 'zod'
import { CURRENCIES } from '#platform/money.ts'
import { isTimeZone } from '#platform/time/time-zone.ts'

export const Id = z.uuid()
/** by which the page of something is addressed */
export const Slug = z.string().max(200)
export const IdParams = z.object({ id: Id })
/** ISO 8601 in UTC */
export const Time = z.iso.datetime()
/** Years that databases, browsers and files all count alike. */
const isInCalendar = (text: string) => !/^(0|9999)/.test(text)
/** A moment, and a day, that somebody names. */
export const GivenTime = Time.refine(isInCalendar, 'validation.date')
export const GivenDay = z.iso.date('validation.date').refine(isInCalendar, 'validation.date')
export const Amount = z.int().min(0)
export const Currency = z.string().length(3)
/** what a school may choose */
export const SchoolCurrency = z.enum(CURRENCIES)
export const Money = z.object({ amount: Amount, currency: Currency })
/** an IANA name such as Europe/Warsaw */
export const TimeZone = z.string().refine(isTimeZone, 'validation.time-zone')
/** what whoever calls was shown of what they write over (`seenOf`); left out, it is written over as it is */
export const Seen = z
  .string()
  .regex(/^[a-z\d]{1,20}$/)
  .optional()
export const Done = z.object({ done: z.literal(true) })
export const PersonType = z.enum(['App\\User', 'App\\Student'])
/** An author as the specifications name it (engagement §3). */
export const Ownable = z.object({ id: Id, name: z.string(), avatar: z.string().nullable(), type: PersonType })
export type Ownable = z.output<typeof Ownable>
