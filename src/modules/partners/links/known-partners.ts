import { and, eq, isNull, sql } from 'drizzle-orm'
import { CODE_MAX, CODE_SHAPE } from '#modules/offers/codes/vocabulary.ts'
import { SECOND } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import { partners } from '../tables.ts'

export interface KnownPartner {
  id: string
  code: string
  windowDays: number
}

export interface KnownPartners {
  /** The active partner whose code stands in a link, whatever its case; null of anything else. */
  byCode(school: SchoolIdentity, code: string): Promise<KnownPartner | null>
}

/** A page that is kept costs no statement, and one by a partner's link no more than one in so long. */
const ROOM = { most: 10_000, mostBytes: 4 * 1024 * 1024, lasting: 10 * SECOND }

export function knownPartners(units: UnitsOfWork): KnownPartners {
  const known = remembered<KnownPartner | null>(ROOM)
  return {
    async byCode(school, typed) {
      const code = typed.trim().toLowerCase()
      if (code.length > CODE_MAX || !CODE_SHAPE.test(code)) return null
      return known.get({ key: `${school.id} ${code}`, school: school.id }, () => findActive(units, school, code))
    },
  }
}

const findActive = (units: UnitsOfWork, school: SchoolIdentity, code: string): Promise<KnownPartner | null> =>
  units.reading({ school, actor: { role: 'system' } }, async ({ tx }) => {
    const [partner] = await tx
      .select({ id: partners.id, code: partners.code, windowDays: partners.windowDays })
      .from(partners)
      .where(and(eq(sql`lower(${partners.code})`, code), isNull(partners.endedAt)))
    return partner ?? null
  })
