import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, GivenDay, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { CLOSING_WORDS_MAX, PLANNERS } from './vocabulary.ts'

export const Closing = z.object({
  closes_on: z.iso.date(),
  planned_by: z.enum(PLANNERS),
  planned_by_name: z.string(),
  planned_at: Time,
  words: z.string(),
  /** when the last of all people was told */
  told_at: Time.nullable(),
  closed_at: Time.nullable(),
  /** of one that is closed: until when it can be opened again; all that it has is kept as long */
  kept_until: Time.nullable(),
  /** whether it can be, still */
  can_be_reopened: z.boolean(),
  /** of one that was kept for as long: since when what is personal is erased, and when the last of it was */
  erasing_began_at: Time.nullable(),
  erased_at: Time.nullable(),
})
export type Closing = z.output<typeof Closing>

/** How far the erasing of a school is that has closed. */
export const ErasingProgress = z.object({
  /** how many students there were when it began, how many accounts are still there, and how many of those wait for something that is open */
  students: z.int(),
  students_left: z.int(),
  students_waiting: z.int(),
  /** films, pictures and files that are still there */
  files_left: z.int(),
})
export type ErasingProgress = z.output<typeof ErasingProgress>

/** What a closing begins with. */
export const ClosingOutlook = z.object({
  /** null while none is planned */
  closing: Closing.nullable(),
  /** null unless it is erased just now */
  erasing: ErasingProgress.nullable(),
  /** the first day that may be chosen, and the last */
  earliest: z.iso.date(),
  latest: z.iso.date(),
  /** what is open between the school and those who paid: it goes on being answered */
  awaiting: z.object({ payments: z.int(), disputes: z.int(), matters: z.int() }),
})
export type ClosingOutlook = z.output<typeof ClosingOutlook>

/** What is said of it. */
export const PlannedClosing = z.object({ closes_on: GivenDay, words: someLines().max(CLOSING_WORDS_MAX).default('') })

export const getClosing = endpoint('GET /json/home/settings/closing', {
  summary: 'Whether and when the school closes, or from when on it could',
  access: 'admin',
  right: 'close-school',
  answer: ClosingOutlook,
})

export const planClosing = endpoint('POST /home/settings/closing', {
  summary:
    'Close the school on a day: nothing is sold from now on, and all people are told by mail. Confirmed by its name, or DELETE',
  access: 'admin',
  right: 'close-school',
  refuses: [409],
  body: PlannedClosing.extend({ confirm: oneLine().max(200) }),
  answer: Done,
})

export const callOffClosing = endpoint('POST /home/settings/closing/call-off', {
  summary:
    'The school goes on; whoever was told that it closes is told. Not of a closing that those who run the platform planned',
  access: 'admin',
  right: 'close-school',
  refuses: [409],
  answer: Done,
})
