import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { topics } from './tables.ts'

export interface OpenCommunities {
  /** Whether the school has a topic, so that its pages lead there. */
  has(school: SchoolIdentity): Promise<boolean>
  /** Drops what was remembered, after topics came or went. */
  forget(): void
}

const REMEMBERED = 5_000

/** Remembers schools for this process; `forget` is called when PostgreSQL tells that content changed. */
export function openCommunities(units: UnitsOfWork): OpenCommunities {
  const known = new Map<string, Promise<boolean>>()
  const look = (school: SchoolIdentity) =>
    units.reading({ school, actor: { role: 'visitor' } }, async ({ tx }) => (await anyTopic(tx, {})).length > 0)

  return {
    has(school) {
      const remembered = known.get(school.id)
      if (remembered) return remembered
      if (known.size >= REMEMBERED) known.clear()
      const looking = look(school)
      known.set(school.id, looking)
      looking.catch(() => known.delete(school.id))
      return looking
    },
    forget: () => known.clear(),
  }
}

const anyTopic = prepared('any_topic', (tx) => tx.select({ id: topics.id }).from(topics).limit(1))
