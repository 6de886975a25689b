import { proveLedger } from '#modules/ledger/proving/prove-ledger.ts'
import { aWorldOver } from '#test/world-over.ts'
import type { Town } from '../torture/town.ts'

export interface RenewalBooks {
  members: number
  /** second periods that are paid for */
  renewed: number
  /** attempts to charge one */
  attempts: number
  /** what does not agree, in words; none when all is well */
  disagreements: string[]
}

/** Lays the bank's books beside ours, after each membership was due once. */
export async function auditRenewals(town: Town): Promise<RenewalBooks> {
  const [counts] = await town.query<Omit<RenewalBooks, 'disagreements'>>(`
    select (select count(*) from memberships)::int as members,
      (select count(*) from membership_periods where number = 2 and state = 'paid')::int as renewed,
      (select count(*) from transactions where is_payer_away)::int as attempts`)
  const disagreements: string[] = []
  for (const [what, query] of Object.entries(MUST_BE_EMPTY)) {
    const rows = await town.query(query)
    if (rows.length > 0) disagreements.push(`${rows.length} ${what}, the first: ${JSON.stringify(rows[0])}`)
  }
  const { members, renewed } = counts!
  if (renewed !== members || members !== town.market.buyers.length)
    disagreements.push(`${town.market.buyers.length} joined, ${members} are members, ${renewed} were renewed`)
  for (const finding of await proof(town)) disagreements.push(`the ledger: ${JSON.stringify(finding)}`)
  return { ...counts!, disagreements }
}

/** Of the ledger, against itself, payments, refunds, sales and the bank. */
async function proof({ env, market: { school } }: Town) {
  const world = await aWorldOver({ url: env.DATABASE_URL, drop: async () => {} }, env)
  try {
    return await proveLedger(world.app.units.outside({ school, actor: { role: 'system' } }), world.gateways)
  } finally {
    await world.close()
  }
}

const MUST_BE_EMPTY = {
  'memberships that do not stand in their second period, paid for': `
    select m.id, m.status, m.period_number, m.next_at, p.state from memberships m
    left join membership_periods p on p.membership_id = m.id and p.number = m.period_number
    where m.status <> 'active' or m.period_number <> 2 or p.state <> 'paid' or m.next_at is distinct from p.ends_at or m.last_charge <> 'succeeded'`,
  'memberships without two periods that follow each other': `
    select m.id, json_agg(p) from memberships m left join membership_periods p on p.membership_id = m.id
    group by m.id having count(*) <> 2 or min(p.ends_at) <> max(p.starts_at)`,
  'periods without exactly one kept charge of their amount, here and at the bank': `
    select p.id, p.number, p.amount, json_agg(json_build_object('status', t.status, 'amount', t.amount, 'refunded', t.refunded_amount,
      'at_bank', b.status, 'refunded_at_bank', b.refunded_amount))
    from membership_periods p left join transactions t on t.order_id = p.order_id
    left join sandbox_bank.payments b on b.idempotency_key = t.id::text
    group by p.id having count(*) filter (where t.status in ('PERFORMED', 'CLEARED') and t.refunded_amount = 0 and t.amount = p.amount
        and b.status = 'approved' and b.refunded_amount = 0 and b.amount = p.amount) <> 1
      or count(*) filter (where b.status = 'approved' and b.refunded_amount < b.amount) <> 1
      or count(*) filter (where t.status in ('PERFORMED', 'CLEARED') and t.refunded_amount < t.amount) <> 1`,
  'charges at the bank that nobody asked for': `
    select b.idempotency_key from sandbox_bank.payments b left join transactions t on t.id::text = b.idempotency_key where t.id is null`,
  'periods without exactly one grant, as long as they are': `
    select p.id, count(g.id) from membership_periods p left join grants g on g.source = 'membership' and g.source_id = p.id
      and g.starts_at = p.starts_at and g.ends_at = p.ends_at and not exists (select from revocations r where r.grant_id = g.id)
    group by p.id having count(g.id) <> 1`,
  'grants of no period': `
    select g.id from grants g where g.source <> 'membership' or not exists (select from membership_periods p where p.id = g.source_id)`,
  'periods without exactly one letter that says they were paid for': `
    select p.id, count(*) from membership_periods p left join mails m
      on m.cause in ('membership-receipt:' || p.order_id, 'purchase:' || p.order_id) group by p.id having count(m.id) <> 1`,
  'letters of something else to members, or that are there twice': `
    select m.to, split_part(m.cause, ':', 1) as what, count(*) from mails m join people p on p.email = m.to and p.role = 'student'
    group by m.to, 2 having count(*) > 1 or split_part(min(m.cause), ':', 1) not in ('purchase', 'membership-receipt')`,
  'payments or orders that are not settled': `
    select t.id, t.status, o.status as order_status from transactions t join orders o on o.id = t.order_id
    where t.settled_at is null or o.status not in ('paid', 'failed')`,
  'cards that are kept and that no membership needs, or memberships without theirs': `
    select m.id, m.card_from, c.id as card from memberships m full join saved_cards c on c.transaction_id = m.card_from
    where m.id is null or c.id is null or c.forget_at is not null`,
  'jobs that gave up': `select name, data, output from pgboss.job where state = 'failed' and name <> 'payments.reconcile'`,
}
