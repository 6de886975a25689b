import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What a piece of work asks of the database and answers with: figures that are the same on every machine. */
export interface Cost {
  roundTrips: number
  transactions: number
  /** statements that PostgreSQL plans anew each time, as they have no name */
  unprepared: number
  /** of the answers' bodies, not packed */
  bytes: number
}

interface Asked {
  text: string
  isNamed: boolean
}

/** Other processes are told ten times a second at most, however much there is to tell. */
const IN_BATCHES = /pg_notify/

const listening = new AsyncLocalStorage<Asked[]>()
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown

/** Hears what is asked of the database in this process; answers with how to stop. */
export function hearStatements(): () => void {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const asked = askedBy(given[0])
    if (!IN_BATCHES.test(asked.text)) listening.getStore()?.push(asked)
    return query.apply(this, given)
  } as typeof pg.Client.prototype.query
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
}

/** Only of what is asked on behalf of `work`; what others do meanwhile is not counted. */
export async function costOf(work: () => Promise<{ body: string }[]>): Promise<{ cost: Cost; asked: string[] }> {
  const asked: Asked[] = []
  const answers = await listening.run(asked, work)
  const cost = {
    roundTrips: asked.length,
    transactions: asked.filter(({ text }) => /^begin\b/i.test(text)).length,
    unprepared: asked.filter(({ text, isNamed }) => !isNamed && !/^(begin|commit|rollback|set)\b/i.test(text)).length,
    bytes: answers.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  }
  return { cost, asked: asked.map(({ text, isNamed }) => `${isNamed ? '' : '! '}${text}`) }
}

function askedBy(given: unknown): Asked {
  if (typeof given === 'string') return { text: given, isNamed: false }
  const { text, name } = given as pg.QueryConfig
  return { text, isNamed: name !== undefined }
}
