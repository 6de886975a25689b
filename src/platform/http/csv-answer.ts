import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CSV_START, csvLine } from '#platform/csv.ts'

/** An answer that is a file of rows, sent as they come: a stream, though the contract says text. */
export function csvAnswer(reply: FastifyReply, filename: string, rows: AsyncIterable<readonly string[]>): string {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
  return Readable.from(linesOf(rows)) as unknown as string
}

async function* linesOf(rows: AsyncIterable<readonly string[]>) {
  yield CSV_START
  for await (const row of rows) yield csvLine(row)
}
