import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import { products } from '#modules/catalog/tables.ts'
import { isMeantFor } from './policy.ts'
import { surveys } from './tables.ts'
import type { Audience, ShownSurvey } from './vocabulary.ts'

export interface ShownSurveys {
  /** The open surveys for people like this one, oldest first: the same for every visitor. */
  of(school: SchoolIdentity, role: Actor['role']): Promise<ShownSurvey[]>
  /** Drops what was remembered of a school whose surveys or courses changed, or of all. */
  forget(schoolId: string | undefined): void
}

type Open = ShownSurvey & { audience: Audience }

const ROOM = { most: 5_000, mostBytes: 8 * 1024 * 1024 }

/** Remembers, for this process, what is open in each school: every page asks. */
export function shownSurveys(units: UnitsOfWork): ShownSurveys {
  const known = remembered<Open[]>(ROOM)

  return {
    async of(school, role) {
      const open = await known.get({ key: school.id, school: school.id }, () => readOpen(units, school))
      return open.filter(({ audience }) => isMeantFor(audience, role)).map(({ id, on, slug }) => ({ id, on, slug }))
    },
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

const readOpen = (units: UnitsOfWork, school: SchoolIdentity): Promise<Open[]> =>
  units.reading({ school, actor: { role: 'system' } }, ({ tx }) =>
    tx
      .select({ id: surveys.id, on: surveys.shownOn, slug: products.slug, audience: surveys.audience })
      .from(surveys)
      .leftJoin(products, eq(products.id, surveys.courseId))
      .where(and(isNotNull(surveys.openedAt), isNull(surveys.closedAt)))
      .orderBy(asc(surveys.openedAt)),
  )
