import type { Pool, PoolClient } from 'pg'

export async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    tx.release()
    return result
  } catch (error) {
    await tx.query('rollback').then(
      () => tx.release(),
      (lost: Error) => tx.release(lost),
    )
    throw error
  }
}
