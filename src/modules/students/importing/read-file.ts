import { detectDelimiter, parseCsv } from 'hucre/csv'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { PersonName } from '#modules/people/contract.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { readPerson } from '#platform/contract/read-person.ts'
import { onOneLine } from '#platform/contract/visible-text.ts'
import { IMPORT_COLUMNS, type ImportColumn, type LineProblem } from './vocabulary.ts'

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
const SEPARATORS = [',', ';', '\t'] as const

/** By what the head of a column may say, in small letters. */
const HEADS: Record<ImportColumn, string[]> = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'adres e-mail', 'adres email', 'adres'],
  name: ['name', 'full name', 'first and last name', 'imię i nazwisko', 'imie i nazwisko'],
  firstName: ['first name', 'firstname', 'first_name', 'given name', 'imię', 'imie'],
  lastName: ['last name', 'lastname', 'last_name', 'surname', 'family name', 'nazwisko'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'telefon', 'numer telefonu', 'tel', 'tel.'],
  products: ['products', 'product', 'courses', 'course', 'produkty', 'produkt', 'kursy', 'kurs'],
}

type Columns = Partial<Record<ImportColumn, number>>

/** Without heads the columns stand in this order. */
const ORDER: Columns = { email: 0, firstName: 1, lastName: 2, phone: 3, products: 4 }

interface ReadFile {
  columns: ImportColumn[]
  /** how many lines it has but for the heads and empty ones */
  count: number
  /** Some of them: reading all at once would keep a process from all else. */
  lines(from: number, until: number): ImportLine[]
}

/** What a text holds; null where no column of it can hold addresses. */
export function readFile(text: string): ReadFile | null {
  const rows = parseCsv(text, { delimiter: separatorOf(text) })
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  const [first, ...others] = rows
  if (!first) return null
  const begin = first.cells.map(clean)
  const heads = headsIn(begin)
  if (!heads && !begin.some((cell) => cell.includes('@'))) return null
  const columns = heads ?? orderOf(begin)
  const read = heads ? others : rows
  return {
    columns: IMPORT_COLUMNS.filter((column) => columns[column] !== undefined),
    count: read.length,
    lines: (from, until) => read.slice(from, until).map(({ cells, line }) => lineOf(cells.map(clean), line, columns)),
  }
}

const clean = (cell: unknown): string => onOneLine(typeof cell === 'string' ? cell : '').trim()

function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r\n|[\n\r]/, 1)
  const found = detectDelimiter(text.slice(0, 10_000))
  if (SEPARATORS.some((each) => each === found) && head.includes(found)) return found
  return SEPARATORS.find((each) => head.includes(each)) ?? ','
}

function headsIn(row: string[]): Columns | null {
  const columns: Columns = {}
  for (const [at, cell] of row.entries()) {
    const column = IMPORT_COLUMNS.find((each) => HEADS[each].includes(cell.toLowerCase()))
    if (column) columns[column] ??= at
  }
  return columns.email === undefined ? null : columns
}

/** A single column may hold names beside the addresses; otherwise addresses may stand in any one, and the rest follows. */
function orderOf(row: string[]): Columns {
  const email = row.findIndex((cell) => cell.includes('@'))
  return email <= 0 ? ORDER : { email, firstName: 0, ...(email > 1 && { lastName: 1 }) }
}

function lineOf(row: string[], line: number, columns: Columns): ImportLine {
  const cell = (column: ImportColumn) => row[columns[column] ?? -1] ?? ''
  const read = readPerson(cell('email'))
  const typed = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ')
  const name = typed || ('name' in read ? read.name : '')
  const phone = BillingDetails.shape.phone.safeParse(cell('phone'))
  const isNamed = PersonName.safeParse(name).success && !hasAddress(name)
  const problem = 'problem' in read ? read.problem : isNamed ? (phone.success ? null : 'phone') : 'name'
  return {
    line,
    words: row.filter(Boolean).join(' · ').slice(0, WORDS_MAX),
    email: 'email' in read ? read.email : '',
    name,
    phone: phone.success ? (phone.data ?? '') : '',
    products: cell('products')
      .split(/[|,;]/)
      .map((each) => each.trim())
      .filter(Boolean),
    problem,
  }
}
