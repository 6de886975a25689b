import { plansMustBeEmpty } from './audit-plans.ts'
import { TAKEN_WITH_LINE, TAKEN_WITH_ORDER } from './refund.ts'
import type { Town } from './town.ts'

export interface Books {
  /** payments the bank took, and of those the ones that went back as a whole, as nothing could be given for them */
  charged: number
  takenInVain: number
  mailed: number
  ordersPaid: number
  /** minor units that the bank took and kept */
  kept: number
  /** of what was paid: lines by kind of product, and how many carts, gifts, seats, reductions and refunds there were among them */
  sold: Record<string, number>
  /** what does not agree, in words; none when all is well */
  disagreements: string[]
}

/** Lays the bank's books beside ours: one charge for each order, and of each line exactly what was bought and not taken back. */
export async function audit(town: Town): Promise<Books> {
  const [counts] = await town.query<
    Record<'charged' | 'in_vain' | 'mailed' | 'paid' | 'bank' | 'ours' | 'lines', number>
  >(`
    select
      (select count(*) from sandbox_bank.payments where status = 'approved')::int as charged,
      (select count(*) from transactions t join sandbox_bank.payments p on p.idempotency_key = t.id::text
        where t.refund_reason is not null and p.refunded_amount = p.amount)::int as in_vain,
      (select count(*) from mails where cause like 'purchase:%')::int as mailed,
      (select count(*) from orders where fulfilled_at is not null)::int as paid,
      (select coalesce(sum(amount - refunded_amount), 0) from sandbox_bank.payments where status = 'approved')::float8 as bank,
      (select coalesce(sum(amount - refunded_amount), 0) from transactions where status in ('PERFORMED', 'CLEARED'))::float8 as ours,
      (select coalesce(sum(l.amount - l.returned_amount), 0) from order_lines l join orders o on o.id = l.order_id
        where o.fulfilled_at is not null)::float8 as lines`)
  const { charged, in_vain: takenInVain, mailed, paid, bank, ours, lines } = counts!
  const disagreements: string[] = []
  for (const [what, query] of Object.entries(MUST_BE_EMPTY)) {
    const rows = await town.query(query)
    if (rows.length > 0) disagreements.push(`${rows.length} ${what}, the first: ${JSON.stringify(rows[0])}`)
  }
  if (charged - takenInVain !== paid || paid !== mailed)
    disagreements.push(`${charged} charged, ${takenInVain} of them in vain, ${paid} paid, ${mailed} mailed`)
  if (bank !== ours || ours !== lines)
    disagreements.push(`the bank kept ${bank}, transactions say ${ours}, lines ${lines}`)
  const sold = await town.query<{ what: string; count: number }>(SOLD)
  return {
    charged,
    takenInVain,
    mailed,
    ordersPaid: paid,
    kept: bank,
    sold: Object.fromEntries(sold.map(({ what, count }) => [what, count])),
    disagreements,
  }
}

/** Each line that was paid for, and whether an admin took back what it gave. */
const PAID_LINES = `
  select l.*, o.student_id, t.id as transaction_id, product.kind as product_kind,
    exists (select from refunds f where f.transaction_id = t.id
      and (f.reason = '${TAKEN_WITH_ORDER}' or f.reason = '${TAKEN_WITH_LINE}' and f.line_id = l.id)) as is_taken
  from order_lines l join orders o on o.id = l.order_id join products product on product.id = l.product_id
  join transactions t on t.order_id = o.id and t.status in ('PERFORMED', 'CLEARED') and t.refund_reason is null
  where o.fulfilled_at is not null`
/** Grants, and whether they were ended before their time. */
const GRANTS = `
  select g.*, product.kind as product_kind, r.grant_id is not null as is_revoked
  from grants g join products product on product.id = g.product_id left join revocations r on r.grant_id = g.id`
const claimed = (resource: string, id: string) =>
  `(select coalesce(sum(c.quantity), 0) from claims c where c.resource = '${resource}' and c.resource_id = ${id} and c.state <> 'released')`

const SOLD = `
  select product_kind as what, count(*)::int from (${PAID_LINES}) line group by 1
  union all select 'carts of several lines', count(*)::int from (select order_id from (${PAID_LINES}) line group by 1 having count(*) > 1) cart
  union all select 'gifts', count(*)::int from (${PAID_LINES}) line where gift is not null
  union all select 'gifts of an event', count(*)::int from (${PAID_LINES}) line where gift is not null and product_kind = 'live_event'
  union all select 'seats for others', coalesce(sum(seats), 0)::int from (${PAID_LINES}) line where gift is null
  union all select 'reduced by ' || d.source, count(*)::int from line_discounts d join (${PAID_LINES}) line on line.id = d.line_id group by 1
  union all select 'refunds', count(*)::int from refunds where reason <> ''
  union all select 'lines taken back', count(*)::int from (${PAID_LINES}) line where is_taken
  union all select 'plans', count(*)::int from (${PAID_LINES}) line where plan is not null
  union all select 'plans taken back', count(*)::int from (${PAID_LINES}) line where plan is not null and is_taken
  union all select 'claims that were let go', count(*)::int from claims where state = 'released'`

const MUST_BE_EMPTY = {
  'orders that were charged more than once': `
    select t.order_id, count(*) from transactions t join sandbox_bank.payments p on p.idempotency_key = t.id::text
    where p.status = 'approved' group by 1 having count(*) > 1`,
  'charges that no order asked for': `
    select p.idempotency_key from sandbox_bank.payments p left join transactions t on t.id::text = p.idempotency_key where t.id is null`,
  'orders that were charged another amount than theirs, or their lines’, or in another currency': `
    select o.id, o.amount, t.amount as asked, p.amount as charged, o.currency from orders o join transactions t on t.order_id = o.id
    left join sandbox_bank.payments p on p.idempotency_key = t.id::text
    where t.amount <> o.amount or p.amount <> o.amount or t.currency <> o.currency or p.currency <> o.currency
      or o.amount is distinct from (select sum(l.amount) from order_lines l where l.order_id = o.id)`,
  'lines of which the reasons do not add up to what they cost less': `
    select l.id from order_lines l where l.amount <> l.standard_amount - l.discount_amount or l.discount_amount <>
      (select coalesce(sum(d.amount), 0) from line_discounts d where d.line_id = l.id)`,
  'charges that neither gave all of their order nor went back as a whole': `
    select p.idempotency_key, t.status, o.status as order_status, p.refunded_amount from sandbox_bank.payments p
    join transactions t on t.id::text = p.idempotency_key join orders o on o.id = t.order_id
    where p.status = 'approved' and (t.status not in ('PERFORMED', 'CLEARED')
      or (o.fulfilled_at is null) <> (t.refund_reason is not null) or t.refund_reason is not null and p.refunded_amount <> p.amount)`,
  'orders that were given without a charge': `
    select o.id from orders o where o.fulfilled_at is not null and not exists (select from transactions t
      join sandbox_bank.payments p on p.idempotency_key = t.id::text where t.order_id = o.id and p.status = 'approved')`,
  'payments of which we know another refund than the bank': `
    select t.id, t.refunded_amount, t.refunding_amount, p.refunded_amount as at_bank from transactions t
    join sandbox_bank.payments p on p.idempotency_key = t.id::text
    where t.refunded_amount <> p.refunded_amount or t.refunding_amount <> 0 or p.refunded_amount > p.amount
      or t.refunded_amount <> (select coalesce(sum(f.amount), 0) from refunds f where f.transaction_id = t.id and f.state = 'done')
      or p.refunded_amount <> (select coalesce(sum(b.amount), 0) from sandbox_bank.refunds b where b.payment_id = p.id)`,
  'refunds that were not done, or that nobody asked for': `
    select f.id, f.state, f.key, f.amount from refunds f join transactions t on t.id = f.transaction_id
    where f.state <> 'done' or f.reason = '' and t.refund_reason is null`,
  'orders of which the lines returned something else, or the status says so': `
    select o.id, o.status, t.refunded_amount from orders o join transactions t on t.order_id = o.id and t.status in ('PERFORMED', 'CLEARED')
    where o.fulfilled_at is not null and (o.status <> case t.refunded_amount when 0 then 'paid' when o.amount then 'refunded' else 'partly_refunded' end
      or t.refunded_amount <> (select sum(l.returned_amount) from order_lines l where l.order_id = o.id))`,
  'entries of the ledger that do not make zero': `
    select entry_id, sum(amount) from ledger_postings group by entry_id having sum(amount) <> 0`,
  'payments of which the ledger says something else, or that it holds for nobody': `
    select t.id, t.amount, t.refunded_amount, held.of_platform, held.of_buyers from transactions t
    left join lateral (select sum(p.amount) filter (where p.account like 'platform%') as of_platform, sum(p.amount) filter (where p.account = 'buyers') as of_buyers
      from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.transaction_id = t.id and e.kind in ('payment', 'refund', 'sale', 'return')) held on true
    where coalesce(held.of_platform, 0) <> case when t.status in ('PERFORMED', 'CLEARED') then t.amount - t.refunded_amount else 0 end
      or coalesce(held.of_buyers, 0) <> 0`,
  'refunds of which no mail says how much it was in the end': `
    select t.id, t.refunded_amount from transactions t where t.refunded_amount > 0
      and (select count(*) from mails m where m.cause = 'refund:' || t.id || ':' || t.refunded_amount) <> 1`,
  'lines for their buyer without exactly one grant, open unless it was taken back': `
    select line.id, line.product_kind, line.is_taken, count(g.id) from (${PAID_LINES}) line left join (${GRANTS}) g
      on g.source = 'purchase' and g.source_id = line.transaction_id and g.product_id = line.product_id
      and g.student_id = line.student_id and g.is_revoked = line.is_taken
    where line.seats < line.quantity and line.plan is null group by line.id, line.product_kind, line.is_taken having count(g.id) <> 1`,
  'grants that nobody paid for': `
    select g.id, g.source, g.product_kind from (${GRANTS}) g where g.source = 'purchase' and not exists (select from (${PAID_LINES}) line
      where line.transaction_id = g.source_id and line.product_id = g.product_id and line.student_id = g.student_id and line.seats < line.quantity)
    or g.source not in ('purchase', 'bundle', 'membership')`,
  'parts of bundles that are not granted once, and as long as their bundle': `
    select g.id, i.product_id, count(part.id) from (${GRANTS}) g join inclusions i on i.bundle_id = g.product_id
    left join (${GRANTS}) part on part.source = 'bundle' and part.source_id = g.id and part.product_id = i.product_id
      and part.student_id = g.student_id and part.is_revoked = g.is_revoked
    group by g.id, i.product_id having count(part.id) <> 1`,
  'grants as a part of nothing': `
    select part.id from (${GRANTS}) part where part.source = 'bundle' and not exists (select from grants g
      join inclusions i on i.bundle_id = g.product_id where g.id = part.source_id and i.product_id = part.product_id)`,
  'people with two open grants for one product': `
    select student_id, product_id, count(*) from (${GRANTS}) g where not is_revoked and product_kind <> 'consultation'
    group by 1, 2, case when (select count(*) from variants v where v.product_id = g.product_id) > 1 then variant_id end having count(*) > 1`,
  'lines that count towards two better ones, for more than is left of them, or otherwise than those say': `
    select c.resource_id, c.order_id, c.quantity from claims c join order_lines l on l.id = c.resource_id
    where c.resource = 'owned' and c.state <> 'released' and (
      (select count(*) from claims other where other.resource = 'owned' and other.resource_id = c.resource_id and other.state <> 'released') > 1
      or c.quantity > l.amount - l.returned_amount
      or not exists (select from line_discounts d join order_lines better on better.id = d.line_id
        where d.source = 'owned' and d.source_id = c.resource_id and d.amount = c.quantity and better.order_id = c.order_id))`,
  'lines for others without exactly one pool of as many seats, open unless it was taken back': `
    select line.id, line.seats, line.is_taken, count(p.id) from (${PAID_LINES}) line left join seat_pools p on p.order_line_id = line.id
      and p.bought = line.seats and p.is_gift = (line.gift is not null) and (p.closed_at is not null) = line.is_taken
    where line.seats > 0 group by line.id, line.seats, line.is_taken having count(p.id) <> 1`,
  'pools that nobody paid for': `
    select p.id from seat_pools p where not exists (select from (${PAID_LINES}) line where line.id = p.order_line_id and line.seats > 0)`,
  'gifts without exactly one invitation, of which nothing is left once it was taken back': `
    select p.id, count(i.id) from seat_pools p left join invitations i on i.pool_id = p.id
      and (i.status = 'revoked') = (p.closed_at is not null) where p.is_gift group by p.id having count(i.id) <> 1`,
  'grants of an event without exactly one ticket, void once they are revoked': `
    select g.id, count(k.id) from (${GRANTS}) g left join tickets k on k.grant_id = g.id and (k.voided_at is not null) = g.is_revoked
    where g.product_kind = 'live_event' group by g.id having count(k.id) <> 1`,
  'gifts of an event without exactly one ticket that is held, void once they were taken back': `
    select p.id, count(k.id) from seat_pools p join products product on product.id = p.product_id and product.kind = 'live_event'
    join invitations i on i.pool_id = p.id left join tickets k on k.seat_id = i.id and k.grant_id is null
      and (k.voided_at is not null) = (p.closed_at is not null) group by p.id having count(k.id) <> 1`,
  'tickets that are held for no gift': `
    select k.id from tickets k where k.grant_id is null and not exists (select from invitations i where i.id = k.seat_id)`,
  'grants of a consultation without exactly one booking, cancelled once they are revoked': `
    select g.id, g.is_revoked, count(b.id) from (${GRANTS}) g left join bookings b on b.grant_id = g.id
      and b.state = case when g.is_revoked then 'cancelled' else 'booked' end
    where g.product_kind = 'consultation' group by g.id, g.is_revoked having count(b.id) <> 1`,
  'bookings that cross another': `
    select one.id, other.id as other from bookings one join bookings other on one.id < other.id and one.school_id = other.school_id
      and one.busy_from < other.busy_until and other.busy_from < one.busy_until
    where one.state in ('held', 'booked') and other.state in ('held', 'booked')`,
  'bookings that are held for nobody, or booked without a right': `
    select id, state from bookings where state = 'held' or state = 'booked' and grant_id is null`,
  'products of which more is sold than there is, or something else is counted': `
    select p.id, p.kind, p.stock_sold, p.stock_limit from products p where p.stock_sold > p.stock_limit
      or p.kind <> 'live_event' and p.stock_sold <> ${claimed('stock', 'p.id')}
      or p.kind = 'live_event' and p.stock_sold <> (select count(*) from tickets k where k.product_id = p.id and k.voided_at is null)`,
  'products that were sold otherwise than they are counted': `
    select p.id, p.stock_sold from products p where p.kind <> 'live_event' and p.stock_limit is not null and p.stock_sold <>
      (select coalesce(sum(line.quantity), 0) from (${PAID_LINES}) line where line.product_id = p.id)`,
  'packages beyond their number, or counted otherwise than they are claimed and sold': `
    select p.id, p.packages_sold, p.packages_limit from promotions p where p.packages_sold > p.packages_limit and p.packages_limit > 0
      or p.packages_sold <> ${claimed('package', 'p.id')}
      or p.packages_sold <> (select coalesce(sum(line.quantity), 0) from (${PAID_LINES}) line
        join line_discounts d on d.line_id = line.id and d.source = 'promotion' and d.source_id = p.id)`,
  'codes used beyond their number, or counted otherwise than they are claimed and used': `
    select co.id, co.uses_count, co.uses_limit from codes co where co.uses_count > co.uses_limit
      or co.uses_count <> ${claimed('code', 'co.id')}
      or co.uses_count <> (select count(distinct line.order_id) from (${PAID_LINES}) line
        join orders o on o.id = line.order_id and o.status <> 'refunded'
        where (line.plan -> 'off' ->> 'codeId')::uuid = co.id or exists (
          select from line_discounts d where d.line_id = line.id and d.source = 'code' and d.source_id = co.id))`,
  'people who used a code more often than one may': `
    select co.id, o.student_id, count(*) from codes co join claims c on c.resource_id = co.id and c.state <> 'released'
    join orders o on o.id = c.order_id group by co.id, o.student_id having count(*) > co.uses_per_person`,
  'cards that a code was used with more often than one person may': `
    select co.id, t.card_fingerprint, count(*) from codes co join claims c on c.resource_id = co.id and c.state <> 'released'
    join transactions t on t.order_id = c.order_id and t.status in ('PERFORMED', 'CLEARED') and t.refund_reason is null
    where t.card_fingerprint is not null group by co.id, t.card_fingerprint having count(*) > co.uses_per_person`,
  'payments that were taken without their card being known': `
    select id from transactions where status in ('PERFORMED', 'CLEARED') and card_fingerprint is null`,
  'claims that are not kept by what is paid and let go by all else, as codes are by what went back whole': `
    select c.id, c.resource, c.state, o.status from claims c join orders o on o.id = c.order_id
    where c.state <> case when o.fulfilled_at is null or c.resource = 'code' and o.status = 'refunded' or c.resource = 'owned' and exists (
      select from (${PAID_LINES}) line join line_discounts d on d.line_id = line.id and d.source = 'owned' and d.source_id = c.resource_id
      where line.order_id = c.order_id and (line.is_taken or line.returned_amount = line.amount)) then 'released' else 'kept' end`,
  'orders whose confirmation is not one mail, and that were not paid but have one': `
    select o.id, o.status, count(m.id) from orders o left join mails m on m.cause = 'purchase:' || o.id
    group by o.id having count(m.id) <> case when o.fulfilled_at is null then 0 else 1 end`,
  'transactions that are not settled': `select id, status, created_at, checked_at from transactions where settled_at is null`,
  'orders that are not settled': `select id, status from orders where status = 'paying'`,
  'notifications that were kept and never worked off': `select id, body from gateway_notifications where not is_worked_off`,
  'jobs that gave up': `select name, data, output from pgboss.job where state = 'failed'
    and name not in ('payments.reconcile', 'checkout.release-expired-claims')`,
  ...plansMustBeEmpty({ paidLines: PAID_LINES, grants: GRANTS }),
}
