import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from './database.ts'
import { AskedStatements } from './asked-statements.ts'
import { type Answered, askDescribed, type NamedQuery } from './described-query.ts'
import { UnitOfWorkIsOver } from './statement-failure.ts'

/** The part of a connection that a borrower has. */
export type Connection = Pick<pg.PoolClient, 'query'>

interface Loan {
  client: pg.PoolClient
  /** what is done once the work has committed */
  afterwards: (() => void)[]
}

const currentLoan = new AsyncLocalStorage<Loan>()
const loans = new WeakMap<pg.PoolClient, Loan>()

/**
 * Runs `work` as the one who may use this connection. What it forgot to wait for throws once it is over, so that it cannot
 * reach into the next borrower's transaction, of another school perhaps.
 */
export async function lendConnection<T>(
  client: pg.PoolClient,
  work: (tx: Tx) => Promise<T>,
  afterwards: (() => void)[] = [],
): Promise<T> {
  const loan = { client, afterwards }
  loans.set(client, loan)
  const tx = txOver(client)
  try {
    return await currentLoan.run(loan, async () => await work(tx))
  } finally {
    loans.delete(client)
  }
}

const txOfClient = new WeakMap<pg.PoolClient, Tx>()
const connectionOfTx = new WeakMap<Tx, Connection>()

/** Drizzle over one pooled connection, kept with it so that prepared statements are built once. */
function txOver(client: pg.PoolClient): Tx {
  const known = txOfClient.get(client)
  if (known) return known
  const connection = guarded(client)
  const tx: Tx = drizzle({ client: connection as pg.PoolClient, casing: 'snake_case' })
  txOfClient.set(client, tx)
  connectionOfTx.set(tx, connection)
  return tx
}

/** Does something once what is under way has committed, and never if it does not. Not for what must happen. */
export const afterCommit = (act: () => void): void => void currentLoan.getStore()?.afterwards.push(act)

/** For statements written by hand. */
export const connectionOf = (tx: Tx): Connection => connectionOfTx.get(tx)!

function guarded(client: pg.PoolClient): Connection {
  const statements = new AskedStatements()
  return {
    query: ((query: string | pg.QueryConfig, values?: unknown[]) => {
      const loan = currentLoan.getStore()
      if (loan === undefined || loans.get(client) !== loan) throw new UnitOfWorkIsOver()
      return answerOf((answered) => {
        const named = typeof query === 'string' ? undefined : statements.named(query, values)
        if (named?.name) askDescribed(client, named as NamedQuery, values, answered)
        else client.query(query as string, values as unknown[], answered)
      })
    }) as pg.PoolClient['query'],
  }
}

/**
 * By a promise of our own. That of pg and its query hold each other, and V8's young generation keeps what they answered: all rows that
 * are read move into the old one, which grows by them until it is collected.
 */
const answerOf = (ask: (answered: Answered) => void) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    ask((error, result) => (error ? reject(error) : resolve(result)))
  }).catch((error: Error) => {
    // As pg does: the way to whoever asked, not the one from the socket.
    Error.captureStackTrace(error)
    throw error
  })
