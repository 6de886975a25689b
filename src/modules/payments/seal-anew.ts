import { and, asc, gt, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealCredentials, unsealCredentials } from './seal-credentials.ts'
import { paymentAccounts } from './tables.ts'

const STRIDE = 100

/** Every night seals with the newest key what an older one sealed, so that the older one can be thrown away. */
export const sealingAnew = (units: UnitsOfWork, keys: KeyRing): TimedJob => ({
  queue: 'payments.seal-anew',
  cron: '50 2 * * *',
  async work(tell) {
    const sealAfter = (id: string) =>
      units.withoutSchool('credentials of all schools are sealed anew', (tx) => sealSome(tx, keys, id, tell))
    for (let last = await sealAfter(FIRST); last !== undefined;) last = await sealAfter(last)
  },
})

const FIRST = '00000000-0000-0000-0000-000000000000'

/** The accounts that follow this one, in the order of their ids. Answers the last; undefined when there are no more. */
async function sealSome(tx: Tx, keys: KeyRing, after: string, tell: TellOfRow): Promise<string | undefined> {
  const old = await tx
    .select()
    .from(paymentAccounts)
    .where(and(gt(paymentAccounts.id, after), ne(paymentAccounts.keyVersion, keys.current.version)))
    .orderBy(asc(paymentAccounts.id))
    .limit(STRIDE)
    .for('update')
  const sealed = old.flatMap((account) => {
    try {
      return [{ id: account.id, ...sealCredentials(keys, account.id, unsealCredentials(keys, account)!) }]
    } catch (error) {
      tell(error, { id: account.id, school: undefined })
      return []
    }
  })
  if (sealed.length > 0)
    await tx.execute(sql`
      update payment_accounts set sealed_credentials = anew.sealed, key_version = ${keys.current.version}
      from unnest(${sql.param(sealed.map(({ id }) => id))}::uuid[], ${sql.param(sealed.map(({ sealedCredentials }) => sealedCredentials))}::text[]) as anew (id, sealed)
      where payment_accounts.id = anew.id`)
  return old.at(-1)?.id
}
