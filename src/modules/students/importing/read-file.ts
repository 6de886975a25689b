import { cut } from '#platform/cut-text.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { PersonName } from '#modules/people/contract.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { readPerson } from '#platform/contract/read-person.ts'
import { onOneLine } from '#platform/contract/visible-text.ts'
import { findColumns, findHeads, usesInOrder } from './find-columns.ts'
import { parseRows } from './parse-rows.ts'
import type { ColumnUse, ImportColumn, LineProblem } from './vocabulary.ts'

export interface ImportLine {
  /** its number in the file, from 1; a quoted cell may go over several */
  line: number
  words: string
  email: string
  name: string
  phone: string
  /** addresses or titles */
  products: string[]
  problem: LineProblem | null
}

/** Of a line so much is kept, to be found again. */
const WORDS_MAX = 300
/** Above the heads there may be a title. */
const TOP = 5
/** So many rows show how many cells a row has. */
const LOOKED_AT = 50

interface ReadFile {
  /** of each column; empty where the file names none */
  heads: string[]
  /** what each is, in their order */
  columns: ColumnUse[]
  /** how many lines it has but for the heads and empty ones */
  count: number
  /** What stands in some of its lines, cell by cell. */
  cells(from: number, until: number): string[][]
  /** Some of them: reading all at once would keep a process from all else. */
  lines(from: number, until: number): ImportLine[]
}

/** What a text holds, by the uses of columns that somebody chose, or else by those that are found. Without one of addresses all of its lines are wrong. */
export function readFile(text: string, chosen?: ColumnUse[] | null): ReadFile {
  const rows = parseRows(text.normalize('NFC'))
  const top = rows.slice(0, TOP).map(({ cells }) => cells.map(clean))
  const headsAt = findHeads(top)
  const hasHeads = headsAt >= 0
  const begin = top[Math.max(headsAt, 0)] ?? []
  const read = rows.slice(headsAt + 1)
  const sample = read.slice(0, LOOKED_AT).map(({ cells }) => cells.map(clean))
  const width = Math.max(begin.length, ...sample.map((cells) => cells.length))
  const heads = Array.from({ length: width }, (_, at) => (hasHeads ? (begin[at] ?? '') : ''))
  const columns = chosen ?? (hasHeads ? findColumns(heads, sample) : usesInOrder(begin))
  const isWide = (cells: string[]) => filledOf(cells) > begin.length
  const mayBeWide = !hasHeads || sample.filter(isWide).length * 2 > sample.length
  return {
    heads,
    columns,
    count: read.length,
    cells: (from, until) => read.slice(from, until).map(({ cells }) => cells.map(clean)),
    lines: (from, until) =>
      read.slice(from, until).map(({ cells: given, line, isTorn }) => {
        const cells = given.map(clean)
        const problem = isTorn ? 'quote' : isWide(cells) && !mayBeWide ? 'cells' : null
        return lineOf(cells, line, columns, problem)
      }),
  }
}

const clean = (cell: string): string => onOneLine(cell).trim()

/** Without the empty ones at its end. */
const filledOf = (cells: string[]): number => cells.findLastIndex((cell) => cell !== '') + 1

function lineOf(row: string[], line: number, columns: ColumnUse[], known: LineProblem | null): ImportLine {
  const cell = (column: ImportColumn) => row[columns.indexOf(column)] ?? ''
  const read = readPerson(cell('email'))
  const name = nameIn(columns, cell) || ('name' in read ? read.name : '')
  const named = PersonName.safeParse(name)
  const isNamed = named.success && !hasAddress(name)
  const phone = BillingDetails.shape.phone.safeParse(cell('phone'))
  const problem = 'problem' in read ? read.problem : isNamed ? (phone.success ? null : 'phone') : 'name'
  return {
    line,
    words: cut(row.filter(Boolean).join(' · '), WORDS_MAX),
    email: 'email' in read ? read.email : '',
    name: named.data ?? name,
    phone: phone.success ? (phone.data ?? '') : '',
    products: cell('products')
      .split('|')
      .map((each) => each.trim())
      .filter(Boolean),
    problem: known ?? problem,
  }
}

/** `Name` beside `Surname`, and no first name, is the first name. */
function nameIn(columns: ColumnUse[], cell: (column: ImportColumn) => string): string {
  const [whole, first, last] = [cell('name'), cell('firstName'), cell('lastName')]
  if (first && last) return `${first} ${last}`
  if (whole && last && !columns.includes('firstName') && !whole.endsWith(last)) return `${whole} ${last}`
  return whole || first || last
}
