import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import type { Belonging } from '#modules/people/index.ts'
import { newCode } from '#modules/live-events/issue-ticket.ts'
import { tickets } from '#modules/live-events/tables.ts'
import { savedCards, transactions } from '#modules/payments/tables.ts'
import { lookDrafts } from '#modules/front/tables.ts'
import { secondFactorDemands } from '#modules/second-factor/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Tx } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import { aSchoolOfEverything, type SchoolOfEverything } from '#test/calls/school-of-everything.ts'
import type { TestPerson } from '#test/world.ts'
import { mergeStudents } from './contract.ts'

const market = await aMarket()
afterAll(() => market.close())
let school: SchoolOfEverything
let kept: TestPerson
let gone: TestPerson
beforeAll(async () => {
  school = await aSchoolOfEverything(market)
  kept = await school.aStudent({ name: 'Zażółć Gęślą', email: 'zazolc@merge.test' })
  gone = await school.aStudent({ name: 'Zażółć Gęślą-Jaźń', email: 'jazn@merge.test' })
})

const belongings = () => market.belongings.all
const columnOf = ({ name }: PgColumn) => toSnakeCase(name)
const nameOf = ({ column }: Pick<Belonging, 'column'>) => `${getTableName(column.table)}.${columnOf(column)}`
const asOwner = <T>(work: (tx: Tx) => Promise<T>) => market.app.units.withoutSchool('a test looks at all tables', work)

test('each column of the database that points at people is declared once, and says what becomes of its rows', async () => {
  const pointing = await asOwner((tx) =>
    tx.execute<{ name: string }>(sql`
      select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[array_position(confkey, (select attnum from pg_attribute where attrelid = 'people'::regclass and attname = 'id'))]
      where contype = 'f' and confrelid = 'people'::regclass order by 1`),
  )
  expect(pointing.rows.length).toBeGreaterThan(60)
  expect(belongings().map(nameOf).toSorted()).toEqual(pointing.rows.map(({ name }) => name).toSorted())
})

test('no other column holds the id of a person', async () => {
  const { student, admin } = school
  const found = await asOwner(async (tx) => {
    const { rows } = await tx.execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and not (table_name = 'people' and column_name = 'id')`)
    const holding: string[] = []
    for (const { table, column } of rows) {
      const { rowCount } = await tx.execute(
        sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = any (${sql.param([student.id, admin.id, kept.id, gone.id])}::uuid[]) limit 1`,
      )
      if (rowCount) holding.push(`${table}.${column}`)
    }
    return holding
  })
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((name) => !belongings().some((declared) => nameOf(declared) === name))).toEqual([])
})

/** What a row of a table has to say besides, so that both accounts can have one. */
const SAID: Record<string, Record<string, unknown>> = {
  'support_leaves.granted_by_id': { ended_at: '2026-11-20T10:00:00Z' },
  'orders.student_id': { status: 'paid', follows_order_id: null },
  'tickets.checked_in_by_id': { checked_in_at: '2026-11-20T10:00:00Z', number: 2 },
  'passkey_challenges.person_id': { purpose: 'add' },
  'invitations.person_id': { status: 'accepted', settled_at: '2026-11-20T10:00:00Z' },
  'evergreen_starts.person_id': { browser: null },
  'bookings.student_id': { state: 'released', cancelled_at: null },
  'bookings.cancelled_by_id': { state: 'cancelled', cancelled_at: '2026-11-20T10:00:00Z' },
  'reviews.student_id': { status: 'pending' },
  'sessions.person_id': { opened_from: null },
  'moderation_cases.closed_by_id': { closed_at: '2026-11-20T10:00:00Z', outcome: 'deleted' },
  'moderation_cases.author_id': { closed_at: '2026-11-20T10:00:00Z', outcome: 'deleted' },
  'seat_pools.buyer_id': { closed_at: '2026-11-20T10:00:00Z' },
  'transactions.payer_id': { status: 'PERFORMED', refunded_amount: 0, refunding_amount: 0 },
  'imported_lines.student_id': { outcome: 'existing', problem: null },
  'memberships.student_id': {
    status: 'canceled',
    canceled_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:00:00Z',
    next_at: null,
  },
}

/** A row like one there is, but another person's; what has to be unlike all others is. */
async function aRowLike(tx: Tx, belonging: Belonging, personId: string): Promise<void> {
  const table = sql.identifier(getTableName(belonging.column.table))
  const column = columnOf(belonging.column)
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${table} t where school_id = ${school.id} limit 1`,
  )
  // What is unlike all others whoever has it; not what one person has once.
  const { rows: unique } = await tx.execute<{ column: string; type: string }>(sql`
    select attname as column, format_type(atttypid, null) as type from pg_attribute
    join pg_index on attrelid = indrelid and attnum = any (indkey::int2[])
    where attrelid = ${getTableName(belonging.column.table)}::regclass and indisunique and attname <> 'school_id'
    group by 1, 2
    having attname = 'id' or not bool_or((select attnum from pg_attribute own where own.attrelid = indrelid and own.attname = ${column}) = any (indkey::int2[]))`)
  const like = rows[0]?.row
  if (!like) throw new Error(`No row of ${nameOf(belonging)} to go by`)
  const made = { ...like }
  for (const { column: name, type } of unique)
    if (like[name] !== null && !VOCABULARIES.has(name))
      if (type === 'uuid') made[name] = newId()
      else if (type === 'text') made[name] = newId().slice(-12)
  for (const name of ['email', 'mailbox']) if (name in like) made[name] = `${newId()}@merge.test`
  if (belonging.column.table === tickets)
    Object.assign(made, { code: newCode(), grant_id: await ownId(tx, grants.studentId, personId) })
  if (belonging.column.table === savedCards) made['transaction_id'] = await ownId(tx, transactions.payerId, personId)
  // No two people have a grant of one source.
  if (belonging.column.table === grants) made['source_id'] = newId()
  const said = { ...made, ...SAID[nameOf(belonging)], [column]: personId }
  const { rows: written } = await tx.execute<{ column: string }>(sql`
    select attname as column from pg_attribute
    where attrelid = ${getTableName(belonging.column.table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const columns = sql.join(
    written.map(({ column: each }) => sql.identifier(each)),
    sql`, `,
  )
  const record = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(said)}::jsonb)`
  await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${record}`)
}

async function ownId(tx: Tx, { table, name }: PgColumn, personId: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${table} where ${sql.identifier(toSnakeCase(name))} = ${personId} order by id desc limit 1`,
  )
  return rows[0]!.id
}

/** Of which a school has one row, and so of one person at a time. */
const ONE_FOR_SCHOOL = new Set<PgColumn>([secondFactorDemands.demandedById, lookDrafts.changedById])

const FIRST = new Set<unknown>([grants, transactions])
const VOCABULARIES = new Set(['kind', 'status', 'state'])

const rowsOf = (tx: Tx, { column }: Belonging, id: string) => tx.$count(column.table, eq(column, id))

test('of an account that is merged nothing is left, and of what it had nothing is lost but what one person has once', async () => {
  const made = belongings()
    .filter(({ fate, column }) => fate !== 'counted' && !ONE_FOR_SCHOOL.has(column))
    // What others are of comes first.
    .toSorted((one, other) => Number(FIRST.has(other.column.table)) - Number(FIRST.has(one.column.table)))
  await asOwner(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const { table, name } of ONE_FOR_SCHOOL)
      await tx.execute(
        sql`update ${table} set ${sql.identifier(toSnakeCase(name))} = ${gone.id} where school_id = ${school.id}`,
      )
    for (const belonging of made)
      for (const { id } of [kept, gone])
        if (belonging.fate === 'moved' || (await rowsOf(tx, belonging, id)) === 0) await aRowLike(tx, belonging, id)
  })
  const count = async () =>
    asOwner(async (tx) => {
      const counts: Record<string, { kept: number; gone: number }> = {}
      for (const belonging of belongings())
        counts[nameOf(belonging)] = {
          kept: await rowsOf(tx, belonging, kept.id),
          gone: await rowsOf(tx, belonging, gone.id),
        }
      return counts
    })
  const before = await count()
  for (const belonging of made) {
    expect(before[nameOf(belonging)]!.kept, nameOf(belonging)).toBeGreaterThan(0)
    expect(before[nameOf(belonging)]!.gone, nameOf(belonging)).toBeGreaterThan(0)
  }
  await school
    .as(school.admin)
    .call(mergeStudents, { id: kept.id, gone_id: gone.id, login_of: 'kept', details_of: 'kept', word: 'MERGE' })
  const after = await count()
  for (const belonging of made) {
    const name = nameOf(belonging)
    const [was, is] = [before[name]!, after[name]!]
    expect(is.gone, name).toBe(0)
    // The rows of both were alike, so where a person has something once there was one too many.
    const stays = { moved: was.kept + was.gone, united: was.kept + was.gone - 1, ended: was.kept, counted: was.kept }
    const itself = name === 'merged_accounts.student_id' ? 1 : 0
    expect({ name, rows: is.kept }).toEqual({ name, rows: stays[belonging.fate] + itself })
  }
  expect(after['second_factor_demands.demanded_by_id']).toEqual({ kept: 1, gone: 0 })
  expect(await asOwner((tx) => tx.$count(people, inArray(people.id, [gone.id])))).toBe(0)
})
