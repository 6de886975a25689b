import type { PoolClient } from 'pg'

import type { Bank } from './bank.ts'

/** A transaction of the bank. */
export interface BankTx {
  query: PoolClient['query']
  /** does something once it has committed */
  afterwards(act: () => void): void
}

export async function inTransaction<T>({ pool }: Bank, work: (tx: BankTx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const acts: (() => void)[] = []
  try {
    await client.query('begin')
    const result = await work({
      query: client.query.bind<PoolClient['query']>(client),
      afterwards: (act) => acts.push(act),
    })
    await client.query('commit')
    client.release()
    for (const act of acts) act()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    )
    throw error
  }
}
