import { isNotNull, min } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import { articles } from './tables.ts'

export interface PublishedArticles {
  /** Whether something of the school is out, so that its pages lead there. */
  has(school: SchoolIdentity): Promise<boolean>
  /** Drops what was remembered of a school whose articles changed, or of all. */
  forget(schoolId: string | undefined): void
}

const ROOM = { most: 5_000, mostBytes: 1024 * 1024 }

/** Remembers when the first of a school's articles comes out: one that is scheduled is out by itself then. */
export function publishedArticles(units: UnitsOfWork): PublishedArticles {
  const firstAt = remembered<number | null>(ROOM)
  const look = (school: SchoolIdentity) =>
    units.reading({ school, actor: { role: 'visitor' } }, async ({ tx }) => {
      const [row] = await firstOut(tx)
      return row?.at?.getTime() ?? null
    })
  return {
    async has(school) {
      const at = await firstAt.get({ key: school.id, school: school.id }, () => look(school))
      return at !== null && at <= clock.now().getTime()
    },
    forget: (schoolId) => firstAt.forgetSchool(schoolId),
  }
}

const firstOut = prepared('first_article_out', (tx) =>
  tx
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(isNotNull(articles.publishedAt)),
)
