interface Asked {
  /** SQL of each line that was paid for, and whether an admin took back what it gave */
  paidLines: string
  /** SQL of grants, and whether they were ended before their time */
  grants: string
}

/** Of what is paid for by periods: questions that find nothing where each order has one membership, one first period, one grant and one kept card. */
export const plansMustBeEmpty = ({ paidLines, grants }: Asked): Record<string, string> => ({
  'plans that were paid for and are not exactly one membership, over once it was taken': `
    select line.id, line.is_taken, count(m.id) from (${paidLines}) line left join memberships m
      on m.order_line_id = line.id and m.order_id = line.order_id and m.student_id = line.student_id
      and m.product_id = line.product_id and (m.ended_at is not null) = line.is_taken
    where line.plan is not null group by line.id, line.is_taken having count(m.id) <> 1`,
  'memberships that nobody paid for': `
    select m.id, m.order_id from memberships m where not exists (select from (${paidLines}) line
      where line.id = m.order_line_id and line.plan is not null)`,
  'memberships without exactly one first period, paid for or tried as it was bought': `
    select m.id, json_agg(p) from memberships m left join membership_periods p on p.membership_id = m.id
    join order_lines l on l.id = m.order_line_id
    group by m.id, l.plan, l.amount having count(*) <> 1
      or not bool_and(p.number = 1 and p.order_id = m.order_id and p.ends_at is not null and m.period_number = 1 and p.amount = l.amount
        and p.state = case when (l.plan ->> 'trialDays')::int > 0 then 'trial' else 'paid' end)`,
  'periods without exactly one grant, as long as they are, open unless it was taken back': `
    select p.id, m.ended_at, count(g.id) from membership_periods p join memberships m on m.id = p.membership_id
    left join (${grants}) g on g.source = 'membership' and g.source_id = p.id and g.student_id = m.student_id and g.product_id = m.product_id
      and g.is_revoked = (m.ended_at is not null) and (g.is_revoked or g.ends_at = p.ends_at)
    group by p.id, m.ended_at having count(g.id) <> 1`,
  'grants of no period': `
    select g.id from grants g where g.source = 'membership' and not exists (select from membership_periods p where p.id = g.source_id)`,
  'memberships of which the card is not kept, here and at the bank, or which are over and have one': `
    select m.id, m.ended_at, m.card_from, c.forget_at from memberships m
    left join transactions t on t.order_id = m.order_id and t.status in ('PERFORMED', 'CLEARED') and t.refund_reason is null
    left join saved_cards c on c.transaction_id = t.id and c.forget_at is null
    left join sandbox_bank.payments b on b.idempotency_key = t.id::text
    left join sandbox_bank.saved_cards kept on kept.token = b.issued_token
    where case when m.ended_at is null then m.card_from is distinct from t.id or c.id is null or kept.token is null
      else m.card_from is not null or c.id is not null end`,
  'cards that are kept and that no membership needs': `
    select c.id, c.transaction_id, t.refund_reason, o.status from saved_cards c join transactions t on t.id = c.transaction_id
    join orders o on o.id = t.order_id where c.forget_at is null
      and not exists (select from memberships m where m.card_from = c.transaction_id)`,
})
