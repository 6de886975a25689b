import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'

/** For tests of what was agreed otherwise, or long ago: as the owner of all schools, with triggers and foreign keys out of service. */
export const rewriting = <T>(units: UnitsOfWork, work: (tx: Tx) => Promise<T>): Promise<T> =>
  units.withoutSchool('a test rewrites what was agreed', async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    return work(tx)
  })
