import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'

interface Refused<Row> {
  row: Row
  why: string
}

/** What came of doing the same with several rows, one after the other. */
export interface BulkOutcome<Row> {
  done: Row[]
  refused: Refused<Row>[]
}

interface Progress {
  done: number
  all: number
}

/**
 * Does the same with several rows, one after the other, and tells how far it is. What the server refuses of one (403 to 429) is kept
 * for it and the others go on; anything else ends it, and is thrown once it is told what was done before.
 */
export function useBulkWork<Row>() {
  const [progress, setProgress] = useState<Progress | null>(null)
  async function forEachOf(
    rows: Row[],
    work: (row: Row) => Promise<unknown>,
    tell: (outcome: BulkOutcome<Row>) => unknown,
  ) {
    const outcome: BulkOutcome<Row> = { done: [], refused: [] }
    try {
      for (const [at, row] of rows.entries()) {
        setProgress({ done: at, all: rows.length })
        const why = await whyRefused(work(row))
        if (why === null) outcome.done.push(row)
        else outcome.refused.push({ row, why })
      }
    } finally {
      setProgress(null)
      await tell(outcome)
    }
  }
  return { progress, forEachOf }
}

const ENDS_ALL = [401, 419]

async function whyRefused(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500 && !ENDS_ALL.includes(error.status)) return error.message
    throw error
  }
}
