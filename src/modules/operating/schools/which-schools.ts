import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { literally } from '#platform/db/literally.ts'
import { schoolFigures } from '../tables.ts'
import type { SchoolState } from '../vocabulary.ts'

const IN_STATE: Record<SchoolState, SQL> = {
  open: and(eq(schools.areStudentsAdmitted, true), isNull(schools.closedAt))!,
  closed: and(eq(schools.areStudentsAdmitted, false), isNull(schools.closedAt))!,
  held: isNotNull(schools.heldAt),
  closing: and(isNotNull(schools.closesOn), isNull(schools.closedAt))!,
  shut: isNotNull(schools.closedAt),
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
