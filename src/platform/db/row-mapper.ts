import { Column, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm'

/** As drizzle keeps it with a prepared query, in the order of the columns: what is selected, and where a row has it. */
interface Selected {
  path: string[]
  field: unknown
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** What a row has under a name: a value at its place among the driver's, or members of its own. */
interface Member {
  name: string
  place: number
  decoder: Decoder | undefined
  members: Member[] | undefined
  /** of a table that may have no row here, the place of the column that is null then */
  absentWithout: number | undefined
}

type MapRow = (row: unknown[]) => unknown

/**
 * Makes of the driver's rows what drizzle would. It decides anew for each value of each row how to, which took 120 µs of processor for a page
 * of 20 posts; decided once, 15. `alwaysThere` are the tables of which each row has one.
 */
export function rowMapper(selected: Selected[], alwaysThere: Record<string, boolean> | undefined): MapRow {
  const members = membersOf(selected)
  if (alwaysThere) {
    for (const member of members) member.absentWithout = absentWithout(member.name, selected, alwaysThere)
  }
  return (row) => made(members, row)
}

function made(members: Member[], row: unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const { name, place, decoder, members: within, absentWithout } of members) {
    if (within) {
      object[name] = absentWithout !== undefined && row[absentWithout] === null ? null : made(within, row)
    } else {
      const value = row[place]
      object[name] = decoder === undefined || value === null ? value : decoder.mapFromDriverValue(value)
    }
  }
  return object
}

function membersOf(selected: Selected[]): Member[] {
  const members: Member[] = []
  for (const [place, { path, field }] of selected.entries()) {
    let within = members
    for (const name of path.slice(0, -1)) {
      let member = within.find((known) => known.name === name)
      if (!member) within.push((member = { name, place, decoder: undefined, members: [], absentWithout: undefined }))
      within = member.members!
    }
    within.push({ name: path.at(-1)!, place, decoder: decoderOf(field), members: undefined, absentWithout: undefined })
  }
  return members
}

/** Where all columns under a name are of one table that may have no row here: the place of the first. */
function absentWithout(name: string, selected: Selected[], alwaysThere: Record<string, boolean>): number | undefined {
  const columns = selected.flatMap(({ path, field }, place) =>
    path.length === 2 && path[0] === name && is(field, Column) ? [{ place, table: getTableName(field.table) }] : [],
  )
  const [first] = columns
  const isOfOne = first && columns.every(({ table }) => table === first.table)
  return isOfOne && !alwaysThere[first.table] ? first.place : undefined
}

/** Undefined of what stays as it is given. */
function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field
  const decoder = decoderOfSql(is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql)
  return decoder === noopDecoder ? undefined : decoder
}

/** Drizzle keeps it to itself. */
const decoderOfSql = (query: SQL): Decoder => (query as unknown as { decoder: Decoder }).decoder
