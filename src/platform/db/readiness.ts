import { SECOND } from '#platform/clock.ts'
import type { Database } from './database.ts'

const ANSWERS_WITHIN = SECOND
/** However many ask, the database is asked no more often. */
const REMEMBERED_FOR = SECOND

/** Whether the database answers, on connections for reading and for writing, within a second. */
export function databaseReadiness({ school, reads }: Database): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined

  const ask = async () => {
    for (const connections of [reads, school]) {
      await connections.lend({ school: undefined, work: 'readiness' }, (client) => client.query('select 1'))
    }
    return true
  }

  return () => {
    if (!known || known.until < Date.now()) {
      const answer = Promise.race([ask().catch(() => false), after(ANSWERS_WITHIN, false)])
      known = { answer, until: Date.now() + REMEMBERED_FOR }
    }
    return known.answer
  }
}

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
