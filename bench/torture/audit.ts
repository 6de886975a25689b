import type { Town } from './town.ts'

export interface Books {
  charged: number
  refunded: number
  granted: number
  mailed: number
  ordersPaid: number
  /** minor units that the bank took and kept */
  kept: number
  /** what does not agree, in words; none when all is well */
  disagreements: string[]
}

/** Lays the bank's books beside ours: one charge, one settled transaction, one grant and one mail for each purchase. */
export async function audit(town: Town): Promise<Books> {
  const [counts] = await town.query<
    Record<'charged' | 'refunded' | 'granted' | 'mailed' | 'paid' | 'bank' | 'ours' | 'sold', number>
  >(`
    select
      (select count(*) from sandbox_bank.payments where status = 'approved')::int as charged,
      (select count(*) from sandbox_bank.payments where refunded_amount > 0)::int as refunded,
      (select count(*) from grants where source = 'purchase')::int as granted,
      (select count(*) from mails where cause like 'purchase:%')::int as mailed,
      (select count(*) from orders where status = 'paid')::int as paid,
      (select coalesce(sum(amount - refunded_amount), 0) from sandbox_bank.payments where status = 'approved')::float8 as bank,
      (select coalesce(sum(t.amount), 0) from transactions t join orders o on o.id = t.order_id
        where t.status in ('PERFORMED', 'CLEARED') and o.fulfilled_at is not null)::float8 as ours,
      (select coalesce(sum(amount), 0) from orders where status = 'paid')::float8 as sold`)
  const { charged, refunded, granted, mailed, paid, bank, ours, sold } = counts!
  const disagreements: string[] = []
  for (const [what, query] of Object.entries(MUST_BE_EMPTY)) {
    const rows = await town.query(query)
    if (rows.length > 0) disagreements.push(`${rows.length} ${what}, the first: ${JSON.stringify(rows[0])}`)
  }
  if (charged - refunded !== granted) disagreements.push(`${charged} charged, ${refunded} refunded, ${granted} granted`)
  if (granted !== mailed || granted !== paid) disagreements.push(`${granted} granted, ${mailed} mailed, ${paid} paid`)
  if (bank !== ours || ours !== sold)
    disagreements.push(`the bank kept ${bank}, transactions say ${ours}, orders ${sold}`)
  return { charged, refunded, granted, mailed, ordersPaid: paid, kept: bank, disagreements }
}

const MUST_BE_EMPTY = {
  'charges the bank kept that gave no access': `
    select p.idempotency_key, t.status from sandbox_bank.payments p left join transactions t on t.id::text = p.idempotency_key
    left join orders o on o.id = t.order_id
    where p.status = 'approved' and p.refunded_amount = 0 and (t.status not in ('PERFORMED', 'CLEARED') or o.fulfilled_at is null)`,
  'accesses the bank was never paid for': `
    select t.id, p.status from transactions t left join sandbox_bank.payments p on p.idempotency_key = t.id::text
    where t.status in ('PERFORMED', 'CLEARED') and p.status is distinct from 'approved'`,
  'returned payments that we do not know were returned': `
    select t.id, t.status from transactions t join sandbox_bank.payments p on p.idempotency_key = t.id::text
    where p.refunded_amount > 0 and (t.refunded_amount <> p.refunded_amount or p.refunded_amount <> p.amount)`,
  'returned payments without exactly one mail': `
    select t.id, count(m.id) from transactions t left join mails m on m.cause like 'refund:' || t.id || ':%'
    where t.refunded_amount > 0 group by t.id having count(m.id) <> 1`,
  'people who paid twice for one product': `
    select o.student_id, o.product_id, count(*) from sandbox_bank.payments p
    join transactions t on t.id::text = p.idempotency_key join orders o on o.id = t.order_id
    where p.status = 'approved' and p.refunded_amount = 0 group by 1, 2 having count(*) > 1`,
  'grants that are not one to one with paid transactions': `
    select t.id, count(g.id) from transactions t left join grants g on g.source_id = t.id and g.source = 'purchase'
    join orders o on o.id = t.order_id
    where t.status in ('PERFORMED', 'CLEARED') and o.fulfilled_at is not null group by t.id having count(g.id) <> 1`,
  'people with two grants for one product': `
    select student_id, product_id, count(*) from grants group by 1, 2 having count(*) > 1`,
  'paid orders without exactly one mail': `
    select o.id, count(m.id) from orders o left join mails m on m.cause = 'purchase:' || o.id
    where o.status = 'paid' group by o.id having count(m.id) <> 1`,
  'packages that are not counted as they are claimed': `
    select p.id, p.packages_sold from promotions p where p.packages_sold <> (select coalesce(sum(quantity), 0) from claims c
      where c.resource = 'package' and c.resource_id = p.id and c.state <> 'released')`,
  'codes that are not counted as they are claimed': `
    select co.id, co.uses_count from codes co where co.uses_count <> (select coalesce(sum(quantity), 0) from claims c
      where c.resource = 'code' and c.resource_id = co.id and c.state <> 'released')`,
  'lines that do not add up to their order, nor their reasons to what they cost less': `
    select o.id, o.amount from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.amount) <> o.amount or sum(l.discount_amount) <>
      (select coalesce(sum(d.amount), 0) from line_discounts d join order_lines of on of.id = d.line_id where of.order_id = o.id)`,
  'transactions that are not settled': `select id, status, created_at, checked_at from transactions where settled_at is null`,
  'orders that are not settled': `select id, status from orders where status = 'paying'`,
  'notifications that were kept and never worked off': `select id, body from gateway_notifications where not is_worked_off`,
  'jobs that gave up': `select name, data, output from pgboss.job where state = 'failed' and name <> 'payments.reconcile'`,
}
