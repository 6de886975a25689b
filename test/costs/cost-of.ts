import { AsyncLocalStorage } from 'node:async_hooks'
import { type Asked, hearStatements } from '../hear-statements.ts'

/** What a piece of work asks of the database and answers with: figures that are the same on every machine. */
export interface Cost {
  roundTrips: number
  transactions: number
  /** statements that PostgreSQL plans anew each time, as they have no name */
  unprepared: number
  /** of the answers' bodies, not packed */
  bytes: number
}

/** Other processes are told ten times a second at most, however much there is to tell. */
const IN_BATCHES = /pg_notify/

const listening = new AsyncLocalStorage<Asked[]>()

/** Hears what is asked on behalf of some work; answers with how to stop. */
export const hearCosts = (): (() => void) =>
  hearStatements((asked) => {
    if (!IN_BATCHES.test(asked.text)) listening.getStore()?.push(asked)
  })

/** Only of what is asked on behalf of `work`; what others do meanwhile is not counted. */
export async function costOf(work: () => Promise<{ body: string }[]>): Promise<{ cost: Cost; asked: string[] }> {
  const asked: Asked[] = []
  const answers = await listening.run(asked, work)
  const cost = {
    roundTrips: asked.filter(({ beginsTrip }) => beginsTrip).length,
    transactions: asked.filter(({ text }) => /^begin\b/i.test(text)).length,
    unprepared: asked.filter(({ text, isNamed }) => !isNamed && !/^(begin|commit|rollback|set)\b/i.test(text)).length,
    bytes: answers.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  }
  return {
    cost,
    asked: asked.map(({ text, isNamed, beginsTrip }) => `${beginsTrip ? '' : '+ '}${isNamed ? '' : '! '}${text}`),
  }
}
