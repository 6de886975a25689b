import { type SQL, sql } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { partnerBalances } from '#modules/partners/tables.ts'
import { refunds, transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { type Finding, ledgerCheckpoints, ledgerEntries, ledgerPostings } from '../tables.ts'
import type { EntryKind, LedgerAccount, Proof } from '../vocabulary.ts'

/** What of a school's ledger does not agree with itself or with what it is of. Each comparison is one statement, so that what is entered meanwhile is in both or neither. */
export async function findDifferences(ctx: Ctx): Promise<Finding[]> {
  const paid = sql`status in ('PERFORMED', 'CLEARED') and amount > 0`
  return [
    ...(await findUnbalanced(ctx)),
    ...(await findWrongSums(ctx)),
    ...(await compare(
      ctx,
      'payments',
      posted(['payment'], 'buyers', -1),
      sums(sql`${transactions}`, sql`amount`, paid),
    )),
    ...(await compare(ctx, 'refunds', posted(['refund'], 'buyers', 1), returned)),
    ...(await compare(
      ctx,
      'sales',
      posted(['sale'], 'buyers', 1),
      sums(sql`${orders}`, sql`amount`, sql`status in ('paid', 'partly_refunded', 'refunded')`),
    )),
    ...(await compare(
      ctx,
      'partners',
      posted(['commission', 'payout', 'payout_undone'], 'owed_partners', -1),
      sums(sql`${partnerBalances}`, sql`earned - paid`, sql`true`),
    )),
  ]
}

const returned = sql`select t.currency, sum(r.amount) as amount from ${refunds} as r join ${transactions} as t on t.id = r.transaction_id
  where r.state = 'done' group by t.currency`

const sums = (table: SQL, amount: SQL, which: SQL): SQL =>
  sql`select currency, sum(${amount}) as amount from ${table} as of where ${which} group by currency`

const posted = (kinds: EntryKind[], account: LedgerAccount, sign: 1 | -1): SQL => sql`
  select e.currency, sum(p.amount) * ${sql.raw(String(sign))} as amount from ${ledgerEntries} as e join ${ledgerPostings} as p on p.entry_id = e.id
  where p.account = ${account} and e.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}) group by e.currency`

async function compare({ tx }: Ctx, proof: Proof, ledger: SQL, other: SQL): Promise<Finding[]> {
  const { rows } = await tx.execute<{ currency: string; ledger: string; other: string }>(sql`
    select currency, coalesce(l.amount, 0) as ledger, coalesce(o.amount, 0) as other
    from (${ledger}) as l full join (${other}) as o using (currency)
    where coalesce(l.amount, 0) <> coalesce(o.amount, 0) order by currency`)
  return rows.map((row) => ({ proof, currency: row.currency, ledger: Number(row.ledger), other: Number(row.other) }))
}

/** Entries that do not make zero; how many, beside none. */
async function findUnbalanced({ tx }: Ctx): Promise<Finding[]> {
  const { rows } = await tx.execute<{ currency: string; entries: number }>(sql`
    select currency, count(*)::int as entries from (
      select currency, entry_id from ${ledgerPostings} group by currency, entry_id having sum(amount) <> 0
    ) as unbalanced group by currency order by currency`)
  return rows.map(({ currency, entries }) => ({ proof: 'entries' as const, currency, ledger: entries, other: 0 }))
}

/** What was put down of an account, beside what its lines up to then make: what is shown is that and the lines since. */
async function findWrongSums({ tx }: Ctx): Promise<Finding[]> {
  const { rows } = await tx.execute<{ currency: string; kept: string; lines: string }>(sql`
    select kept.currency, kept.amount as kept, coalesce(sum(posted.amount), 0) as lines
    from ${ledgerCheckpoints} as kept left join ${ledgerPostings} as posted on posted.school_id = kept.school_id
      and posted.account = kept.account and posted.currency = kept.currency and posted.entered_at < kept.before
    group by kept.school_id, kept.account, kept.currency, kept.amount having kept.amount <> coalesce(sum(posted.amount), 0)
    order by kept.currency, kept.account`)
  return rows.map(({ currency, kept, lines }) => ({
    proof: 'sums' as const,
    currency,
    ledger: Number(kept),
    other: Number(lines),
  }))
}
