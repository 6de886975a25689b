import { detectDelimiter } from 'hucre/csv'
import { isEmail } from '#platform/contract/is-email.ts'

export interface Row {
  /** its number in the file, from 1, as spreadsheets count: a quoted cell may go over several lines of text */
  line: number
  cells: string[]
  /** a quotation mark opens in it and is not closed: what its cells are is not known */
  isTorn: boolean
}

const SEPARATORS = [',', ';', '\t'] as const
const LINE_END = /\r\n|[\n\r]/
/** Excel's own: which sign stands between the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|[\n\r]|$)/i
const BLANKS_AND_QUOTE = / *"/y
const LINE = /[^\n\r]*/y
/** A cell of more lines than these is none. */
const CELL_LINES_MAX = 100
const LOOKED_AT = 10_000

/** The rows of a CSV text that are not blank. A stray quotation mark costs its own line, and no other. */
export function parseRows(text: string): Row[] {
  const given = SEPARATOR_LINE.exec(text)
  const separator = given ? given[1]! : separatorOf(text)
  const source: Source = { text, separator, unquoted: new RegExp(`[^${RegExp.escape(separator)}\\r\\n]*`, 'y') }
  const rows: Row[] = []
  for (let at = given ? given[0].length : 0, line = given ? 2 : 1; at < text.length; line++) {
    const { end, ...row } = quotedRow(source, at) ?? tornRow(source, at)
    at = end
    if (row.cells.every((cell) => cell.trim() === '')) continue
    source.width ??= row.cells.length
    rows.push({ line, ...row })
  }
  return rows
}

function separatorOf(text: string): string {
  const [head = ''] = text.split(LINE_END, 1)
  const found = detectDelimiter(text.slice(0, LOOKED_AT))
  if (SEPARATORS.some((each) => each === found) && head.includes(found)) return found
  return SEPARATORS.find((each) => head.includes(each)) ?? ','
}

interface Source {
  text: string
  separator: string
  /** what a cell without quotation marks is made of */
  unquoted: RegExp
  /** how many cells the first row has */
  width?: number
}

interface ReadRow extends Omit<Row, 'line'> {
  /** where the next one begins */
  end: number
}

/** Undefined where a quotation mark is not closed, or only by one that stands in the row of somebody else. */
function quotedRow(source: Source, start: number): ReadRow | undefined {
  const cells: string[] = []
  const spans: string[] = []
  for (let at = start; ; at += source.separator.length) {
    const cell = cellAt(source, at)
    if (!cell) return undefined
    cells.push(cell.value)
    if (cell.span !== undefined) spans.push(cell.span)
    at = cell.end
    if (source.text.startsWith(source.separator, at)) continue
    if (spans.some((span) => holdsOtherRows(source, span, cells.length))) return undefined
    return { cells, isTorn: false, end: afterLineEnd(source, at) }
  }
}

interface ReadCell {
  value: string
  /** what was quoted, where it goes over several lines */
  span?: string
  end: number
}

function cellAt({ text, unquoted }: Source, at: number): ReadCell | undefined {
  const quote = match(BLANKS_AND_QUOTE, text, at)
  if (quote === '') {
    const value = match(unquoted, text, at)
    return { value, end: at + value.length }
  }
  const opened = at + quote.length
  const closed = closingQuote(text, opened)
  if (closed === undefined) return undefined
  const quoted = text.slice(opened, closed)
  const rest = match(unquoted, text, closed + 1)
  const end = closed + 1 + rest.length
  const value = quoted.replaceAll('""', '"') + rest.replaceAll('"', '')
  if (!LINE_END.test(quoted)) return { value, end }
  return rest.trim() === '' ? { value, end, span: quoted } : undefined
}

/** Two of them are one that is meant. */
function closingQuote(text: string, from: number): number | undefined {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at)
    if (at < 0) return undefined
    if (text[at + 1] !== '"') return at
  }
}

function holdsOtherRows({ separator, width }: Source, span: string, count: number): boolean {
  const [, ...lines] = span.split(LINE_END)
  if (lines.length > CELL_LINES_MAX || (width !== undefined && count > width)) return true
  return lines.some((line) => {
    const cells = line.split(separator)
    return cells.length > 1 && (cells.length === width || count !== width) && cells.some(isAddress)
  })
}

const isAddress = (cell: string): boolean => isEmail(cell.replaceAll('"', '').trim())

function tornRow(source: Source, start: number): ReadRow {
  const line = match(LINE, source.text, start)
  const cells = line.split(source.separator).map((cell) => cell.replaceAll('"', ''))
  return { cells, isTorn: true, end: afterLineEnd(source, start + line.length) }
}

const afterLineEnd = ({ text }: Source, at: number): number => at + (text.startsWith('\r\n', at) ? 2 : 1)

function match(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at
  return expression.exec(text)?.[0] ?? ''
}
