import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { soldChanges, soldDays } from '#modules/analytics/tables.ts'
import { readOutlook } from '#modules/closing/index.ts'
import { schoolLimits } from '#modules/limits/tables.ts'
import { openLeave } from '#modules/people/index.ts'
import { people, sessions } from '#modules/people/tables.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { domains, schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { schoolFigures, schoolMonths } from '../tables.ts'
import type { getOperatedSchool as endpoint, SchoolMonth } from './contract.ts'
import { customHost, mailsThisMonth, viewListed } from './view.ts'

const MONTHS = 12
/** Admins are few; of owners, nobody needs more than these. */
const OWNERS = 20

/** Refuses with 404 a school that is none. */
export async function getOperatedSchool(
  { id }: Input<typeof endpoint>,
  { units, schools: finder }: { units: UnitsOfWork; schools: Pick<SchoolFinder, 'originOf' | 'byId'> },
): Promise<Answer<typeof endpoint>> {
  const identity = foundOr404(await finder.byId(id))
  const outlook = await units.reading({ school: identity, actor: { role: 'system' } }, (ctx) =>
    readOutlook(ctx, 'operator'),
  )
  return units.withoutSchool('operators look at one school', async (tx) => {
    const [row] = await tx
      .select({
        school: schools,
        figures: schoolFigures,
        limits: schoolLimits,
        mailsThisMonth: mailsThisMonth(),
        customHost,
        admins: adminsOf,
      })
      .from(schools)
      .innerJoin(schoolFigures, eq(schoolFigures.schoolId, schools.id))
      .innerJoin(schoolLimits, eq(schoolLimits.schoolId, schools.id))
      .where(eq(schools.id, id))
    const found = foundOr404(row)
    return {
      ...viewListed(found, finder.originOf),
      outlook,
      support: await supportOf(tx, id),
      contact_email: found.school.contactEmail,
      time_zone: found.school.timeZone,
      admins_count: found.admins,
      owners: await ownersOf(tx, id),
      domains: await domainsOf(tx, id),
      months: await monthsOf(tx, id, found.school.currency),
    }
  })
}

async function supportOf(tx: Tx, schoolId: string) {
  const leave = await openLeave({ tx, now: clock.now() }, schoolId)
  return leave ? { reason: leave.reason, granted_by: leave.grantedBy, expires_at: leave.expiresAt.toISOString() } : null
}

const adminsOf = sql<number>`(
  select count(*)::int from ${people} where people.school_id = schools.id and people.role = 'admin')`

const lastSeen = sql<string | null>`(
  select to_json(max(renewed_at)) #>> '{}' from ${sessions} where sessions.person_id = people.id)`

async function ownersOf(tx: Tx, schoolId: string) {
  const rows = await tx
    .select({ id: people.id, name: people.name, email: people.email, seenAt: lastSeen })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, 'admin'), eq(people.adminRole, 'owner')))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(OWNERS)
  return rows.map(({ seenAt, ...owner }) => ({ ...owner, seen_at: seenAt && new Date(seenAt).toISOString() }))
}

async function domainsOf(tx: Tx, schoolId: string) {
  const rows = await tx.select().from(domains).where(eq(domains.schoolId, schoolId)).orderBy(asc(domains.createdAt))
  return rows.map(({ host, status, createdAt }) => ({ host, status, since: createdAt.toISOString() }))
}

/** Those before a school began are none of its own. */
async function monthsOf(tx: Tx, schoolId: string, currency: string): Promise<SchoolMonth[]> {
  const months = lastMonths()
  const from = months.at(-1)!
  const measured = await tx
    .select()
    .from(schoolMonths)
    .where(and(eq(schoolMonths.schoolId, schoolId), gte(schoolMonths.month, from)))
    .orderBy(desc(schoolMonths.month))
  const { rows: sold } = await tx.execute<{ month: string; amount: number }>(sql`
    select to_char("on", 'YYYY-MM-01') as month, sum(amount)::float8 as amount from (
      select "on", amount from ${soldDays} where school_id = ${schoolId} and currency = ${currency} and "on" >= ${from}
      union all select "on", amount from ${soldChanges} where school_id = ${schoolId} and currency = ${currency} and "on" >= ${from}
    ) each group by 1`)
  const amounts = new Map(sold.map(({ month, amount }) => [month, amount]))
  const rows = new Map(measured.map((row) => [row.month, row]))
  const told = months.map((month) => {
    const row = rows.get(month)
    return {
      month,
      sold_amount: amounts.get(month) ?? 0,
      students_count: row?.students ?? null,
      stored_megabytes: row?.storedMegabytes ?? null,
      film_minutes: row?.filmMinutes ?? null,
      mails_count: row?.mails ?? null,
    }
  })
  const first = told.findLastIndex(({ month }) => amounts.has(month) || rows.has(month))
  return told.slice(0, first + 1)
}

function lastMonths(): string[] {
  const now = clock.now()
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10),
  )
}
