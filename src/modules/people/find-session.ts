import { eq, sql } from 'drizzle-orm'
import type { Actor, SchoolIdentity } from '#platform/context.ts'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { digestOf } from '#platform/ids.ts'
import type { Language } from '#platform/i18n/language.ts'
import { SESSION_LIFETIME } from './session-cookie.ts'
import { operators, operatorSessions, people, sessions } from './tables.ts'

export interface Session {
  actor: Actor
  language: Language | null
  expiresAt: Date
}

export interface SessionFinder {
  /** Who a session cookie belongs to at this school (or, without one, at the platform); undefined when it opens nothing. */
  find(school: SchoolIdentity | undefined, secret: string): Promise<Session | undefined>
  /** Called when PostgreSQL tells that a session ended or, without an id, that people changed. */
  forget(id?: string): void
}

const REMEMBERED = 10_000
const REMEMBERED_FOR = 10 * SECOND

/** Remembers sessions for some seconds; a revoked one is forgotten at once through `forget`. */
export function sessionFinder(units: UnitsOfWork): SessionFinder {
  const known = new Map<string, { realm: string; session: Promise<Session | undefined>; until: number }>()
  return {
    async find(school, secret) {
      const id = digestOf(secret)
      const realm = school?.id ?? 'platform'
      const now = clock.now()
      let entry = known.get(id)
      if (!entry || entry.realm !== realm || entry.until < now.getTime()) {
        if (known.size >= REMEMBERED) known.clear()
        const session = school ? findPerson(units, school, id) : findOperator(units, id)
        entry = { realm, session, until: now.getTime() + REMEMBERED_FOR }
        known.set(id, entry)
        session.catch(() => known.delete(id))
      }
      const session = await entry.session
      return session && session.expiresAt > now ? session : undefined
    },
    forget(id) {
      if (id === undefined) known.clear()
      else known.delete(id)
    },
  }
}

async function findPerson(units: UnitsOfWork, school: SchoolIdentity, id: string): Promise<Session | undefined> {
  return units.inUnitOfWork({ school, actor: { role: 'system' } }, async ({ tx, now }) => {
    const [row] = await personBySession(tx, { id })
    if (!row || row.expiresAt <= now) return undefined
    let { expiresAt } = row
    if (now.getTime() - row.renewedAt.getTime() > DAY) {
      expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
      await tx.update(sessions).set({ renewedAt: now, expiresAt }).where(eq(sessions.id, id))
    }
    return {
      actor: { role: row.role, id: row.id, name: row.name, email: row.email, avatar: row.avatar },
      language: row.language,
      expiresAt,
    }
  })
}

async function findOperator(units: UnitsOfWork, id: string): Promise<Session | undefined> {
  return units.withoutSchool('operators belong to no school', async (tx) => {
    const [row] = await tx
      .select({ operator: operators, expiresAt: operatorSessions.expiresAt })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(eq(operatorSessions.id, id))
    return (
      row && {
        actor: { role: 'operator', id: row.operator.id, name: row.operator.name, email: row.operator.email },
        language: null,
        expiresAt: row.expiresAt,
      }
    )
  })
}

const personBySession = prepared('person_by_session', (tx) =>
  tx
    .select({
      id: people.id,
      role: people.role,
      name: people.name,
      email: people.email,
      avatar: people.avatar,
      language: people.language,
      renewedAt: sessions.renewedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.id, sql.placeholder('id'))),
)
