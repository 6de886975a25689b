import { sql } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { ledgerCheckpoints, ledgerPostings } from './tables.ts'

/** No transaction lasts as long, so that nothing is entered any more in what is older. */
const SETTLED_AFTER = `${(1 * HOUR) / 1000} seconds`

/** Puts down what each account of a school held an hour ago, so that nobody adds all of it up again. By the clock of the database, as entries are. */
export async function keepCheckpoints({ tx, school }: Ctx): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerCheckpoints} (school_id, account, currency, amount, before)
    select posted.school_id, posted.account, posted.currency, coalesce(kept.amount, 0) + sum(posted.amount), now() - ${SETTLED_AFTER}::interval
    from ${ledgerPostings} as posted
    left join ${ledgerCheckpoints} as kept
      on kept.school_id = posted.school_id and kept.account = posted.account and kept.currency = posted.currency
    where posted.school_id = ${school.id} and posted.entered_at >= coalesce(kept.before, '-infinity')
      and posted.entered_at < now() - ${SETTLED_AFTER}::interval
    group by posted.school_id, posted.account, posted.currency, kept.amount
    on conflict (school_id, account, currency) do update set amount = excluded.amount, before = excluded.before`)
}
