import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { ledgerCheckpoints, ledgerPostings } from './tables.ts'

/** No transaction lasts an hour, so that nothing is entered any more in what is older. By the clock of the database, as entries are. */
const settledBefore = sql<string>`now() - interval '1 hour'`

/** Puts down what the accounts of a school held an hour ago, all of them of one moment, so that nobody adds all of it up again. */
export async function keepCheckpoints({ tx, school }: Ctx): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerCheckpoints} (school_id, account, currency, amount, before)
    select posted.school_id, posted.account, posted.currency, coalesce(kept.amount, 0) + sum(posted.amount), ${settledBefore}
    from ${ledgerPostings} as posted
    left join ${ledgerCheckpoints} as kept
      on kept.school_id = posted.school_id and kept.account = posted.account and kept.currency = posted.currency
    where posted.school_id = ${school.id} and posted.entered_at < ${settledBefore}
      and posted.entered_at >= coalesce((select max(before) from ${ledgerCheckpoints} where school_id = ${school.id}), '-infinity')
    group by posted.school_id, posted.account, posted.currency, kept.amount
    on conflict (school_id, account, currency) do update set amount = excluded.amount`)
  // What nothing came to holds the same at the new moment.
  await tx.update(ledgerCheckpoints).set({ before: settledBefore }).where(eq(ledgerCheckpoints.schoolId, school.id))
}
