import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CSV_START, csvLine } from '#platform/csv.ts'

/** Sends a file of rows as they come: nothing waits for the last one. */
export function sendCsv(reply: FastifyReply, filename: string, rows: AsyncIterable<readonly string[]>): unknown {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(linesOf(rows)))
}

async function* linesOf(rows: AsyncIterable<readonly string[]>) {
  yield CSV_START
  for await (const row of rows) yield csvLine(row)
}
