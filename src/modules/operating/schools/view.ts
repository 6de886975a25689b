import { type InferSelectModel, sql } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { domains, type schools } from '#modules/schools/tables.ts'
import type { schoolLimits } from '#modules/limits/tables.ts'
import { clock } from '#platform/clock.ts'
import { viewLimits } from '../limits/view-limits.ts'
import { type schoolFigures, schoolMonths } from '../tables.ts'
import type { ListedSchool } from './contract.ts'

/** Of a statement over schools: the domain of its own that it is reached at. */
export const customHost = sql<string | null>`(
  select host from ${domains} where domains.school_id = schools.id and status = 'verified' limit 1)`

/** Of the same: mails of the calendar month that `now` is in, as they were last measured. */
export const mailsThisMonth = () => sql<number>`coalesce((
  select mails from ${schoolMonths} m where m.school_id = schools.id and m.month = ${`${clock.now().toISOString().slice(0, 7)}-01`}::date), 0)`

interface ListedRow {
  school: InferSelectModel<typeof schools>
  figures: InferSelectModel<typeof schoolFigures>
  customHost: string | null
  limits: InferSelectModel<typeof schoolLimits>
  mailsThisMonth: number
}

export const viewListed = (
  { school, figures, customHost: host, limits, mailsThisMonth: mails }: ListedRow,
  originOf: SchoolFinder['originOf'],
): ListedSchool => ({
  id: school.id,
  name: school.name,
  slug: school.slug,
  url: originOf(school.slug, host),
  language: school.language,
  currency: school.currency,
  is_open: school.areStudentsAdmitted,
  held_at: school.heldAt?.toISOString() ?? null,
  closes_on: school.closesOn,
  closed_at: school.closedAt?.toISOString() ?? null,
  students_count: figures.students,
  sold_amount: figures.soldAmount,
  stored_megabytes: figures.storedMegabytes,
  film_minutes: figures.filmMinutes,
  mails_count: figures.mails,
  mails_this_month: mails,
  limits: viewLimits(limits),
  faults_count: figures.faults,
  measured_at: figures.measuredAt?.toISOString() ?? null,
  created_at: school.createdAt.toISOString(),
})
