import { and, eq, ne, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type AtHand, goOnWith } from '#platform/at-hand.ts'
import type { Actor, Ctx, SchoolIdentity } from '#platform/context.ts'
import { clock, HOUR, SECOND } from '#platform/clock.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { digestOf } from '#platform/ids.ts'
import { remembered } from '#platform/remembered.ts'
import type { Language } from '#platform/i18n/language.ts'
import { actorOf } from './actor-of.ts'
import { findImpersonator } from './impersonation/find-impersonator.ts'
import type { SecondFactors } from './second-factors.ts'
import { SESSION_LIFETIME } from './session-cookie.ts'
import { operators, operatorSessions, people, sessions } from './tables.ts'

export interface Session {
  /** an admin who is held back is a student here */
  actor: Actor
  /** the digest of the admin's own secret, where one signed in as a student */
  openedFrom: string | null
  /** the school demands a second factor of its admins, and this one has none */
  isHeldBack?: boolean
  /** an operator is in the school by its leave, until then */
  supportUntil?: Date
  language: Language | null
  expiresAt: Date
}

/** Where a session cookie was sent to: a host of a school or, without one, the platform's. */
export interface SessionPlace {
  school: SchoolIdentity | undefined
  host: string
}

export interface SessionFinder {
  /** Who a session cookie belongs to at the host it was opened on; undefined when it opens nothing there. */
  find(place: SessionPlace, secret: string): AtHand<Session | undefined>
  /** As whom an admin with this session cookie signed in; undefined when that is over, or was begun in another session. */
  findImpersonated(place: SessionPlace, secret: string, ownSecret: string): AtHand<Session | undefined>
  /** Asks these whether an admin is held back. */
  holdBackBy(secondFactors: SecondFactors): void
  /** Called when PostgreSQL tells that a session ended. */
  forget(id: string): void
  /** Called when it tells that people of a school changed, or without one that anything may have. */
  forgetPeople(schoolId: string | undefined): void
}

/** How exactly it is known when a browser was last here; each time is one write. */
const SEEN_EVERY = HOUR
const ROOM = { most: 10_000, mostBytes: 16 * 1024 * 1024, lasting: 10 * SECOND }

/** Remembers sessions for some seconds; a revoked one is forgotten at once through `forget`. */
export function sessionFinder(units: UnitsOfWork): SessionFinder {
  let secondFactors: SecondFactors | undefined
  const known = remembered<{ realm: string; session: Session | undefined }>(ROOM)
  const ids = new LRUCache<string, string>({
    max: ROOM.most,
    maxSize: ROOM.mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const idOf = (secret: string) => {
    let id = ids.get(secret)
    if (id === undefined) ids.set(secret, (id = digestOf(secret)))
    return id
  }
  const findAny = ({ school, host }: SessionPlace, secret: string): AtHand<Session | undefined> => {
    const id = idOf(secret)
    const realm = school ? `${school.id} ${host}` : 'platform'
    const read = () => (school ? findPerson(units, { school, host }, id, secondFactors) : findOperator(units, id))
    const asked = school ? { key: id, school: school.id } : { key: id }
    const entry = known.get(asked, async () => ({ realm, session: await read() }))
    // A cookie that somebody carried to another host: what it opens where it belongs stays remembered.
    const session = goOnWith(entry, (found) => (found.realm === realm ? found.session : read()))
    return goOnWith(session, stillOpen)
  }
  return {
    find: (place, secret) =>
      goOnWith(findAny(place, secret), (session) => (session?.openedFrom === null ? session : undefined)),
    findImpersonated: (place, secret, ownSecret) =>
      goOnWith(findAny(place, secret), (session) => (session?.openedFrom === idOf(ownSecret) ? session : undefined)),
    holdBackBy: (asked) => {
      secondFactors = asked
    },
    forget: (id) => known.forget(id),
    forgetPeople: (schoolId) => known.forgetSchool(schoolId),
  }
}

const stillOpen = (session: Session | undefined): Session | undefined =>
  session && session.expiresAt.getTime() > clock.time() ? session : undefined

async function findPerson(
  units: UnitsOfWork,
  { school, host }: { school: SchoolIdentity; host: string },
  id: string,
  secondFactors: SecondFactors | undefined,
): Promise<Session | undefined> {
  const setting = { school, actor: { role: 'system' }, work: 'sessions' } as const
  const { row, isHeldBack } = await units.reading(setting, async (ctx) => {
    const [found] = await personBySession(ctx.tx, { id, host })
    const isHeld = found?.role === 'admin' && (await secondFactors?.areLackedBy(ctx, found.id))
    return { row: found, isHeldBack: isHeld === true }
  })
  const now = clock.now()
  if (!row || row.expiresAt <= now) return undefined
  const { openedFrom, language } = row
  if (openedFrom !== null) {
    const actor = actorOf(row)
    const impersonator = await units.reading(setting, async (ctx) => {
      const admin = await findImpersonator(ctx, openedFrom)
      return admin && (await secondFactors?.areLackedBy(ctx, admin.id)) ? undefined : admin
    })
    if (!impersonator || actor.role !== 'student') return undefined
    return { actor: { ...actor, impersonator }, openedFrom, language, expiresAt: row.expiresAt }
  }
  if (row.role === 'operator') {
    const { expiresAt } = row
    return { actor: actorOf(row), openedFrom, language, expiresAt, supportUntil: expiresAt }
  }
  const isDue = now.getTime() - row.renewedAt.getTime() > SEEN_EVERY
  return {
    actor: actorOf(isHeldBack ? { ...row, role: 'student' } : row),
    isHeldBack,
    openedFrom,
    language,
    expiresAt: isDue ? await units.inUnitOfWork(setting, (ctx) => renew(ctx, id)) : row.expiresAt,
  }
}

async function renew({ tx, now }: Ctx, id: string): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  await tx.update(sessions).set({ renewedAt: now, expiresAt }).where(eq(sessions.id, id))
  return expiresAt
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
        openedFrom: null,
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
      adminRole: people.adminRole,
      name: people.name,
      email: people.email,
      avatar: people.avatar,
      language: people.language,
      openedFrom: sessions.openedFrom,
      renewedAt: sessions.renewedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      // A session that was opened while its account was being deleted opens nothing.
      and(
        eq(sessions.id, sql.placeholder('id')),
        eq(sessions.host, sql.placeholder('host')),
        ne(people.role, 'erased'),
      ),
    ),
)
