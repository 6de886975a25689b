import { and, eq, sql } from 'drizzle-orm'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Tx } from '#platform/db/database.ts'
import type { School } from './contract.ts'
import { type HostRules, identityOf, originOf } from './identity.ts'
import { domains, schools } from './tables.ts'
import { viewSchool } from './view.ts'

export interface SchoolFinder {
  /** The school a host belongs to, by subdomain or verified domain; undefined for the platform and for strangers. */
  byHost(host: string): Promise<SchoolIdentity | undefined>
  byId(id: string): Promise<SchoolIdentity | undefined>
  /** What visitors may know of it. */
  view(id: string): Promise<School | undefined>
  /** scheme://host[:port] of a school, at its own domain when it has one. */
  originOf(slug: string, customHost: string | null): string
  /** Drops what was remembered, after a school changed. */
  forget(): void
}

const REMEMBERED = 5_000

/** Remembers schools for this process; `forget` is called when PostgreSQL tells that one changed. */
export function schoolFinder(units: UnitsOfWork, rules: HostRules): SchoolFinder {
  const known = new Map<string, Promise<Known | undefined>>()

  const remember = (key: string, why: string, find: (tx: Tx) => Promise<Row[]>) => {
    const remembered = known.get(key)
    if (remembered) return remembered
    if (known.size >= REMEMBERED) known.clear()
    const finding = units.withoutSchool(why, async (tx) => {
      const [row] = await find(tx)
      return row && { identity: identityOf(row.school, rules, row.host), view: viewSchool(row.school) }
    })
    known.set(key, finding)
    finding.catch(() => known.delete(key))
    return finding
  }
  const rememberId = (id: string) => remember(`id:${id}`, 'jobs name their school', (tx) => schoolById(tx, { id }))

  return {
    async byHost(given) {
      const host = given.toLowerCase()
      const values = { slug: slugIn(host, rules) ?? '', host: host.replace(/:\d+$/, '') }
      return (await remember(`host:${host}`, 'a host decides the school', (tx) => schoolByHost(tx, values)))?.identity
    },
    byId: async (id) => (await rememberId(id))?.identity,
    view: async (id) => (await rememberId(id))?.view,
    originOf: (slug, customHost) => originOf(slug, rules, customHost),
    forget: () => known.clear(),
  }
}

interface Known {
  identity: SchoolIdentity
  view: School
}
type Row = Awaited<ReturnType<typeof schoolById>>[number]

function slugIn(host: string, rules: HostRules): string | undefined {
  if (rules.localhostSchool && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return rules.localhostSchool
  const suffix = `.${rules.platformHost.toLowerCase()}`
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined
}

const schoolByHost = prepared('school_by_host', (tx) =>
  tx
    .select({ school: schools, host: domains.host })
    .from(schools)
    .leftJoin(domains, and(eq(domains.schoolId, schools.id), eq(domains.status, 'verified')))
    .where(sql`${schools.slug} = ${sql.placeholder('slug')} or ${domains.host} = ${sql.placeholder('host')}`)
    .limit(1),
)

const schoolById = prepared('school_by_id', (tx) =>
  tx
    .select({ school: schools, host: domains.host })
    .from(schools)
    .leftJoin(domains, and(eq(domains.schoolId, schools.id), eq(domains.status, 'verified')))
    .where(eq(schools.id, sql.placeholder('id')))
    .limit(1),
)
