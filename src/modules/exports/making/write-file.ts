import { Readable } from 'node:stream'
import { CSV_START, csvLine } from '#platform/csv.ts'
import type { Language } from '#platform/i18n/language.ts'
import { minorDigits } from '#platform/i18n/format.ts'
import { wallTimeOf, zonedIso } from '#platform/time/wall-time.ts'
import type { Cell } from '../exportable.ts'
import type { ListFormat } from '../vocabulary.ts'

export interface Writing {
  language: Language
  timeZone: string
  headings: string[]
}

/** The bytes of a file, made as fast as they are taken: nothing of it is kept. */
export const writeFile = (format: ListFormat, slices: AsyncIterable<Cell[][]>, writing: Writing): Readable =>
  Readable.from(format === 'csv' ? csvOf(slices, writing) : xlsxOf(slices, writing), { objectMode: false })

export const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ListFormat, string>

async function* csvOf(slices: AsyncIterable<Cell[][]>, { language, timeZone, headings }: Writing) {
  yield CSV_START + csvLine(headings, language)
  const lineOf = (row: Cell[]) =>
    csvLine(
      row.map((cell) => textOf(cell, language, timeZone)),
      language,
    )
  for await (const rows of slices) yield rows.map(lineOf).join('')
}

function textOf(cell: Cell, language: Language, timeZone: string): string {
  if (cell === null || typeof cell !== 'object') return cell === null ? '' : String(cell)
  if ('at' in cell) return zonedIso(cell.at, timeZone)
  const plain = unitsOf(cell).toFixed(minorDigits(cell.currency))
  return language === 'pl' ? plain.replace('.', ',') : plain
}

/** Texts are texts whatever they begin with: hucre writes a formula only where it is told of one. */
async function* xlsxOf(slices: AsyncIterable<Cell[][]>, { timeZone, headings }: Writing) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const columns = headings.map((header) => ({ header }))
  const values = (async function* () {
    for await (const rows of slices) for (const row of rows) yield row.map((cell) => valueOf(cell, timeZone))
  })()
  yield* writeXlsxStream(values, { name: 'Katedra', columns, freezePane: { rows: 1 } })
}

function valueOf(cell: Cell, timeZone: string): string | number | Date | null {
  if (cell === null || typeof cell !== 'object') return cell
  // A sheet knows no zones: it is shown as the clocks of the school did.
  return 'at' in cell ? new Date(`${wallTimeOf(cell.at, timeZone)}Z`) : unitsOf(cell)
}

const unitsOf = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / 10 ** minorDigits(currency)
