import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealSecret, unsealSecret } from './authenticator-secret.ts'
import { authenticators } from './tables.ts'

const STRIDE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Every night seals with the newest key what an older one sealed, so that the older one can be thrown away. */
export const sealingSecretsAnew = (units: UnitsOfWork, keys: KeyRing): TimedJob => ({
  queue: 'second-factor.seal-anew',
  cron: '55 2 * * *',
  async work(tell) {
    const sealAfter = (id: string) =>
      units.withoutSchool('secrets of all schools are sealed anew', (tx) => sealSome(tx, keys, id, tell))
    for (let last = await sealAfter(FIRST); last !== undefined;) last = await sealAfter(last)
  },
})

/** Those that follow this one, in the order of their ids. Answers the last; undefined when there are no more. */
async function sealSome(tx: Tx, keys: KeyRing, after: string, tell: TellOfRow): Promise<string | undefined> {
  const old = await tx
    .select()
    .from(authenticators)
    .where(and(gt(authenticators.id, after), ne(authenticators.keyVersion, keys.current.version)))
    .orderBy(asc(authenticators.id))
    .limit(STRIDE)
    .for('update')
  for (const row of old) {
    try {
      const anew = sealSecret(keys, row.personId, unsealSecret(keys, row))
      await tx.update(authenticators).set(anew).where(eq(authenticators.id, row.id))
    } catch (error) {
      tell(error, { id: row.id, school: row.schoolId })
    }
  }
  return old.at(-1)?.id
}
