import { type InferSelectModel, sql } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { domains, type schools } from '#modules/schools/tables.ts'
import type { schoolFigures } from '../tables.ts'
import type { ListedSchool } from './contract.ts'

/** Of a statement over schools: the domain of its own that it is reached at. */
export const customHost = sql<string | null>`(
  select host from ${domains} where domains.school_id = schools.id and status = 'verified' limit 1)`

interface ListedRow {
  school: InferSelectModel<typeof schools>
  figures: InferSelectModel<typeof schoolFigures>
  customHost: string | null
}

export const viewListed = (
  { school, figures, customHost: host }: ListedRow,
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
  students_count: figures.students,
  sold_amount: figures.soldAmount,
  stored_megabytes: figures.storedMegabytes,
  film_minutes: figures.filmMinutes,
  mails_count: figures.mails,
  faults_count: figures.faults,
  measured_at: figures.measuredAt?.toISOString() ?? null,
  created_at: school.createdAt.toISOString(),
})
