import { eq, ne } from 'drizzle-orm'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import { leadFormCourses, leadForms } from './tables.ts'

export interface PlacedForms {
  /** Whether a form stands on the page of this course: most pages have none, and need not ask which. */
  standOn(school: SchoolIdentity, courseId: string): Promise<boolean>
  /** Drops what was remembered of a school whose content changed, or of all. */
  forget(schoolId: string | undefined): void
}

interface Placed {
  onAll: boolean
  onCourses: string[]
}

const ROOM = { most: 5_000, mostBytes: 8 * 1024 * 1024 }

/** Remembers, for this process, which courses have a form on their page: each of these pages asks. */
export function placedForms(units: UnitsOfWork): PlacedForms {
  const known = remembered<Placed>(ROOM)
  return {
    async standOn(school, courseId) {
      const { onAll, onCourses } = await known.get({ key: school.id, school: school.id }, () =>
        readPlaced(units, school),
      )
      return onAll || onCourses.includes(courseId)
    },
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

const readPlaced = (units: UnitsOfWork, school: SchoolIdentity): Promise<Placed> =>
  units.reading({ school, actor: { role: 'system' } }, async ({ tx }) => {
    const rows = await placings(tx)
    return {
      onAll: rows.some(({ on }) => on === 'all'),
      onCourses: rows.flatMap(({ on, courseId }) => (on === 'chosen' && courseId ? [courseId] : [])),
    }
  })

const placings = prepared('lead_form_placings', (tx) =>
  tx
    .select({ on: leadForms.onCourses, courseId: leadFormCourses.courseId })
    .from(leadForms)
    .leftJoin(leadFormCourses, eq(leadFormCourses.formId, leadForms.id))
    .where(ne(leadForms.onCourses, 'none')),
)
