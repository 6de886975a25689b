import { and, eq, sql } from 'drizzle-orm'
import { type AtHand, goOnWith } from '#platform/at-hand.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { remembered } from '#platform/remembered.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Tx } from '#platform/db/database.ts'
import type { School } from './contract.ts'
import { type HostRules, identityOf, originOf } from './identity.ts'
import { iconOf } from './look/icon/icon-of.ts'
import type { IconSource } from './look/icon/icon-path.ts'
import type { ChosenMenus } from './look/menus/vocabulary.ts'
import { chosenLogos } from './look/logos.ts'
import { authorAvatar } from './profile/author-avatar.ts'
import { domains, legalTexts, schools } from './tables.ts'
import { viewSchool } from './view.ts'
import type { LegalText } from './vocabulary.ts'

export interface SchoolFinder {
  /** The school a host belongs to, by subdomain or verified domain; undefined for the platform and for strangers. */
  byHost(host: string): AtHand<SchoolIdentity | undefined>
  byId(id: string): Promise<SchoolIdentity | undefined>
  /** What visitors may know of it. */
  view(id: string): Promise<School | undefined>
  /** What its icon is made of. */
  iconOf(id: string): Promise<IconSource | undefined>
  /** Which menus it has chosen. */
  menusOf(id: string): Promise<ChosenMenus>
  /** scheme://host[:port] of a school, at its own domain when it has one. */
  originOf(slug: string, customHost: string | null): string
  /** Drops what was remembered of a school that changed, or of all. */
  forget(schoolId: string | undefined): void
}

const ROOM = { most: 5_000, mostBytes: 32 * 1024 * 1024 }

/** Remembers schools for this process; `forget` is called when PostgreSQL tells that one changed. */
export function schoolFinder(units: UnitsOfWork, rules: HostRules): SchoolFinder {
  const known = remembered<Known | undefined>({ ...ROOM, schoolOf: (found) => found?.identity.id })

  const find = (key: string, why: string, read: (tx: Tx) => Promise<Row[]>) =>
    known.get({ key }, () =>
      units.withoutSchool(why, async (tx) => {
        const [row] = await read(tx)
        return (
          row && {
            identity: identityOf(row.school, rules, row.host),
            view: viewSchool(row),
            icon: iconOf(row),
            menus: menusIn(row.school),
          }
        )
      }),
    )
  const findById = (id: string) => find(`id:${id}`, 'jobs name their school', (tx) => schoolById(tx, { id }))

  return {
    byHost(given) {
      const host = given.toLowerCase()
      const found = find(`host:${host}`, 'a host decides the school', (tx) =>
        schoolByHost(tx, { slug: slugIn(host, rules) ?? '', host: host.replace(/:\d+$/, '') }),
      )
      return goOnWith(found, (school) => school?.identity)
    },
    byId: async (id) => (await findById(id))?.identity,
    view: async (id) => (await findById(id))?.view,
    iconOf: async (id) => (await findById(id))?.icon,
    menusOf: async (id) => (await findById(id))?.menus ?? NONE_CHOSEN,
    originOf: (slug, customHost) => originOf(slug, rules, customHost),
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

interface Known {
  identity: SchoolIdentity
  view: School
  icon: IconSource
  menus: ChosenMenus
}
const NONE_CHOSEN: ChosenMenus = { head: null, foot: null }
const menusIn = ({ headMenu, footMenu }: typeof schools.$inferSelect): ChosenMenus => ({
  head: headMenu,
  foot: footMenu,
})
type Row = Awaited<ReturnType<typeof schoolById>>[number]

function slugIn(host: string, rules: HostRules): string | undefined {
  if (rules.localhostSchool && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return rules.localhostSchool
  const suffix = `.${rules.platformHost.toLowerCase()}`
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined
}

const published = sql<LegalText[]>`array(
  select distinct ${legalTexts.which} from ${legalTexts} where ${legalTexts.schoolId} = ${schools.id})`

const rows = (tx: Tx) =>
  tx
    .select({ school: schools, host: domains.host, avatar: authorAvatar, published, ...chosenLogos })
    .from(schools)
    .leftJoin(domains, and(eq(domains.schoolId, schools.id), eq(domains.status, 'verified')))
    .limit(1)

const schoolByHost = prepared('school_by_host', (tx) =>
  rows(tx).where(sql`${schools.slug} = ${sql.placeholder('slug')} or ${domains.host} = ${sql.placeholder('host')}`),
)

const schoolById = prepared('school_by_id', (tx) => rows(tx).where(eq(schools.id, sql.placeholder('id'))))
