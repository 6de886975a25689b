import { asc, eq, getTableColumns, gt, and } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ArchivePart } from '#modules/exports/index.ts'

const AT_ONCE = 500
/** Whatever opens something, and what is derived from the rest. */
const LEFT_OUT =
  /hash|secret|token|digest|sealed|encrypted|challenge|credential|authentication|fingerprint|requestKey|search(Text|Name)|checkoutKey/i

type PartTable = PgTable & { id: AnyPgColumn; schoolId: AnyPgColumn }

/** By what a column is called where tables are declared. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.test(name)

/** All rows of a table of the school, by their ids, with all columns but those that open something. */
export function tablePart(name: string, table: PartTable): ArchivePart {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !isLeftOut(name)))
  return {
    name,
    count: ({ tx, school }) => tx.$count(table, eq(table.schoolId, school.id)),
    async read({ tx, school }, after) {
      const rows = await tx
        .select(columns as Record<string, AnyPgColumn>)
        .from(table)
        .where(and(eq(table.schoolId, school.id), after ? gt(table.id, after) : undefined))
        .orderBy(asc(table.id))
        .limit(AT_ONCE)
      return { rows, next: rows.length === AT_ONCE ? String(rows.at(-1)!['id']) : undefined }
    },
  }
}
