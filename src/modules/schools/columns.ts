import type { BuildExtraConfigColumns } from 'drizzle-orm'
import { pgTable, type PgColumnBuilderBase, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core'
import { id, onlyOwnSchool } from '#platform/db/columns.ts'
import { schoolId } from './tables.ts'

export { onlyOwnSchool, schoolId }

interface Own {
  id: ReturnType<typeof id>
  schoolId: ReturnType<typeof schoolId>
}

/** A table whose rows are schools' own: `id` and `school_id` come first, and a unit of work reaches those of its school alone. */
export const schoolTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  rules: (table: BuildExtraConfigColumns<Name, Own & Columns, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) => pgTable(name, { id: id(), schoolId: schoolId(), ...columns }, (table) => [...rules(table), onlyOwnSchool()])
