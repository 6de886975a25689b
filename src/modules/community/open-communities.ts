import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { remembered } from '#platform/remembered.ts'
import { topics } from './tables.ts'

export interface OpenCommunities {
  /** Whether the school has a topic, so that its pages lead there. */
  has(school: SchoolIdentity): Promise<boolean>
  /** Drops what was remembered of a school whose topics came or went, or of all. */
  forget(schoolId: string | undefined): void
}

const ROOM = { most: 5_000, mostBytes: 1024 * 1024 }

/** Remembers schools for this process; `forget` is called when PostgreSQL tells that content changed. */
export function openCommunities(units: UnitsOfWork): OpenCommunities {
  const known = remembered<boolean>(ROOM)
  const look = (school: SchoolIdentity) =>
    units.reading({ school, actor: { role: 'visitor' } }, async ({ tx }) => (await anyTopic(tx, {})).length > 0)

  return {
    has: async (school) => known.get({ key: school.id, school: school.id }, () => look(school)),
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

const anyTopic = prepared('any_topic', (tx) => tx.select({ id: topics.id }).from(topics).limit(1))
