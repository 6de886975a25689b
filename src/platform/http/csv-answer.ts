import { Readable } from 'node:stream'
import { CSV_START, csvLine } from '#platform/csv.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Exchange } from './serve.ts'

/** An answer that is a file of rows in the caller's language, sent as they come: a stream, though the contract says text. */
export function csvAnswer(
  { request, reply }: Exchange,
  filename: string,
  rows: AsyncIterable<readonly string[]>,
): string {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
  return Readable.from(linesOf(rows, request.caller.language)) as unknown as string
}

async function* linesOf(rows: AsyncIterable<readonly string[]>, language: Language) {
  yield CSV_START
  for await (const row of rows) yield csvLine(row, language)
}
