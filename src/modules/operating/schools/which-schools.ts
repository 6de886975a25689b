import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { literally } from '#platform/db/literally.ts'
import { schoolFigures } from '../tables.ts'
import type { SchoolState } from '../vocabulary.ts'

const IN_STATE: Record<SchoolState, SQL> = {
  open: eq(schools.areStudentsAdmitted, true),
  closed: eq(schools.areStudentsAdmitted, false),
  held: isNotNull(schools.heldAt),
  faulty: gt(schoolFigures.faults, 0),
}

/** Of a statement over schools and their figures: those that an operator narrows them to; all where nothing is asked. */
export const whichSchools = ({
  q,
  state,
}: {
  q?: string | undefined
  state?: SchoolState | null | undefined
}): SQL | undefined =>
  and(
    q ? sql`(${schools.name} || ' ' || ${schools.slug}) ilike ${`%${literally(q)}%`}` : undefined,
    state ? IN_STATE[state] : undefined,
  )
