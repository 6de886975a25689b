import { and, asc, gt, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealToken, unsealToken } from './saved-cards/seal-token.ts'
import { sealCredentials, unsealCredentials } from './seal-credentials.ts'
import { paymentAccounts, savedCards } from './tables.ts'

const STRIDE = 100

/** Every night seals with the newest key what an older one sealed, so that the older one can be thrown away. */
export const sealingAnew = (units: UnitsOfWork, keys: KeyRing): TimedJob => ({
  queue: 'payments.seal-anew',
  cron: '50 2 * * *',
  async work(tell) {
    for (const sealSome of [sealAccounts, sealCards]) {
      const sealAfter = (id: string) =>
        units.withoutSchool('credentials of all schools are sealed anew', (tx) => sealSome(tx, keys, id, tell))
      for (let last = await sealAfter(FIRST); last !== undefined;) last = await sealAfter(last)
    }
  },
})

const FIRST = '00000000-0000-0000-0000-000000000000'

/** The accounts that follow this one, in the order of their ids. Answers the last; undefined when there are no more. */
async function sealAccounts(tx: Tx, keys: KeyRing, after: string, tell: TellOfRow): Promise<string | undefined> {
  const old = await tx
    .select()
    .from(paymentAccounts)
    .where(and(gt(paymentAccounts.id, after), ne(paymentAccounts.keyVersion, keys.current.version)))
    .orderBy(asc(paymentAccounts.id))
    .limit(STRIDE)
    .for('update')
  const { ids, sealed } = resealed(
    old,
    (account) => sealCredentials(keys, account.id, unsealCredentials(keys, account)!).sealedCredentials!,
    tell,
  )
  if (ids.length > 0)
    await tx.execute(sql`
      update payment_accounts set sealed_credentials = anew.sealed, key_version = ${keys.current.version}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(sealed)}::text[]) as anew (id, sealed)
      where payment_accounts.id = anew.id`)
  return old.at(-1)?.id
}

/** The same of cards that are kept. */
async function sealCards(tx: Tx, keys: KeyRing, after: string, tell: TellOfRow): Promise<string | undefined> {
  const old = await tx
    .select()
    .from(savedCards)
    .where(and(gt(savedCards.id, after), ne(savedCards.keyVersion, keys.current.version)))
    .orderBy(asc(savedCards.id))
    .limit(STRIDE)
    .for('update')
  const { ids, sealed } = resealed(old, (card) => sealToken(keys, card.id, unsealToken(keys, card)).sealedToken, tell)
  if (ids.length > 0)
    await tx.execute(sql`
      update saved_cards set sealed_token = anew.sealed, key_version = ${keys.current.version}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(sealed)}::text[]) as anew (id, sealed)
      where saved_cards.id = anew.id`)
  return old.at(-1)?.id
}

/** Those that open, sealed with the newest key; of the others is told. */
function resealed<Row extends { id: string }>(rows: Row[], seal: (row: Row) => string, tell: TellOfRow) {
  const anew = rows.flatMap((row) => {
    try {
      return [{ id: row.id, sealed: seal(row) }]
    } catch (error) {
      tell(error, { id: row.id, school: undefined })
      return []
    }
  })
  return { ids: anew.map(({ id }) => id), sealed: anew.map(({ sealed }) => sealed) }
}
