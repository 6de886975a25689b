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

/** What is asked on behalf of `work`, and nothing that others ask meanwhile; somebody must be hearing costs. */
export async function askedBy<Answer>(work: () => Promise<Answer>): Promise<{ asked: Asked[]; answer: Answer }> {
  const asked: Asked[] = []
  return { answer: await listening.run(asked, work), asked }
}

/** Only of what is asked on behalf of `work`; what others do meanwhile is not counted. */
export async function costOf(work: () => Promise<{ body: string }[]>): Promise<{ cost: Cost; asked: string[] }> {
  const { asked, answer: answers } = await askedBy(work)
  const cost = {
    roundTrips: asked.filter(({ beginsTrip }) => beginsTrip).length,
    transactions: asked.filter(({ text }) => /^begin\b/i.test(text)).length,
    unprepared: asked.filter(({ text, name }) => !name && !/^(begin|commit|rollback|set)\b/i.test(text)).length,
    bytes: answers.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  }
  return {
    cost,
    asked: asked.map(({ text, name, beginsTrip }) => `${beginsTrip ? '' : '+ '}${name ? '' : '! '}${text}`),
  }
}
