import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { products } from '#modules/catalog/tables.ts'
import { isMeantFor } from './policy.ts'
import { surveys } from './tables.ts'
import type { Audience, ShownSurvey } from './vocabulary.ts'

export interface ShownSurveys {
  /** The open surveys for people like this one, oldest first: the same for every visitor. */
  of(school: SchoolIdentity, role: Actor['role']): Promise<ShownSurvey[]>
  /** Drops what was remembered, after a survey or a course changed. */
  forget(schoolId: string | undefined): void
}

type Open = ShownSurvey & { audience: Audience }

const REMEMBERED = 5_000

/** Remembers, for this process, what is open in each school: every page asks. */
export function shownSurveys(units: UnitsOfWork): ShownSurveys {
  const known = new Map<string, Promise<Open[]>>()

  const openIn = (school: SchoolIdentity) => {
    const remembered = known.get(school.id)
    if (remembered) return remembered
    if (known.size >= REMEMBERED) known.clear()
    const finding = readOpen(units, school)
    known.set(school.id, finding)
    finding.catch(() => known.delete(school.id))
    return finding
  }

  return {
    async of(school, role) {
      const open = await openIn(school)
      return open.filter(({ audience }) => isMeantFor(audience, role)).map(({ id, on, slug }) => ({ id, on, slug }))
    },
    forget: (schoolId) => void (schoolId === undefined ? known.clear() : known.delete(schoolId)),
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
