import { sql } from 'drizzle-orm'
import { check, customType, pgPolicy, pgRole, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { newId } from '#platform/ids.ts'
import { APP_ROLE } from './database.ts'

export const id = () => uuid().primaryKey().$defaultFn(newId)
export const moment = () => timestamp({ withTimezone: true, precision: 3 })
/** Whole numbers in stretches, the first of each included and the last not: `{[0,12),[30,45)}`. */
export const stretches = customType<{ data: string }>({ dataType: () => 'int4multirange' })
export const createdAt = () => moment().notNull().defaultNow()

/** The key of a row that this one is part of, and goes with. */
export const belongsTo = (key: () => AnyPgColumn) => uuid().notNull().references(key, { onDelete: 'cascade' })
/** The key of a row that stays for as long as this one is there. */
export const holds = (key: () => AnyPgColumn) => uuid().notNull().references(key, { onDelete: 'restrict' })
/** The key of a row that may go, or never was: null then. */
export const pointsTo = (key: () => AnyPgColumn) => uuid().references(key, { onDelete: 'set null' })

/** An enumeration kept as text; the database refuses any other value. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

/** An address whose domain is written as DNS has it, so that it is the same address however it was typed. */
export const asciiDomain = (name: string, email: AnyPgColumn) =>
  check(name, sql`octet_length(split_part(${email}, '@', 2)) = length(split_part(${email}, '@', 2))`)

/** Row-level security: a unit of work sees and writes rows of its own school only, and none without a school. */
export const onlyOwnSchool = (column = 'school_id') => {
  const own = sql.raw(`${column} = current_setting('app.school_id')::uuid`)
  return pgPolicy('only_own_school', {
    for: 'all',
    to: pgRole(APP_ROLE).existing(),
    using: sql`${own}`,
    withCheck: sql`${own}`,
  })
}
