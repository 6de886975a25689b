import { newId } from '#platform/ids.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { askPatiently } from '../torture/buyer.ts'
import { fillCart } from '../torture/cart.ts'
import { diceOf } from '../torture/dice.ts'
import type { Buyer } from '../torture/market.ts'
import { lockCards } from '../torture/purchase.ts'
import type { Town } from '../torture/town.ts'

const AT_ONCE = 6

/** Every student of the market buys its plan, with a card that is charged later without them. */
export async function joinAll(town: Town): Promise<void> {
  const { school, buyers } = town.market
  const { approved } = await lockCards(sandboxPayments({ ...town.bank, account: '' }), school.origin)
  const line = buyers.slice()
  const till = async () => {
    for (let next = line.pop(); next; next = line.pop()) await join(town, next, approved)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, till))
}

async function join(town: Town, buyer: Buyer, encrypted_card: string): Promise<void> {
  const [ware] = town.market.wares
  const wish = {
    ware: ware!,
    quantity: 1,
    isForBuyer: true,
    isGift: false,
    bumps: 0,
    code: undefined,
    refund: undefined,
  }
  const { cart } = await fillCart({ town, buyer, wish, dice: diceOf(1) })
  const body = { ...cart, checkout_key: newId(), encrypted_card }
  const reply = await askPatiently(town, buyer, 'POST', `/${ware!.slug}/onepagecheckout`, { body })
  if (reply.status !== 200) throw new Error(`A purchase ended as ${reply.status} ${JSON.stringify(reply.body)}`)
}

/** As if a month had passed for so many more members: the next period of each is due now. */
export async function makeDue({ query, market }: Town, count: number): Promise<void> {
  // Some that were due before may have been renewed already.
  const rows = await query<{ id: string }>(
    'select id from memberships where period_number = 1 and next_at > now() order by id limit $1',
    [count],
  )
  const ids = `any ('{${rows.map(({ id }) => id).join()}}')`
  // By the school's clocks, so that the next period begins when the first one ends.
  const month = (by: '+' | '-', at: string) =>
    `(${at} at time zone '${market.school.timeZone}' ${by} interval '1 month') at time zone '${market.school.timeZone}'`
  await query(`
    update memberships set anchor_at = ${month('-', 'anchor_at')}, created_at = ${month('-', 'created_at')} where id = ${ids};
    update memberships set period_ends_at = ${month('+', 'anchor_at')}, next_at = ${month('+', 'anchor_at')} where id = ${ids};
    update membership_periods p set starts_at = m.anchor_at, created_at = m.created_at, ends_at = m.period_ends_at
      from memberships m where m.id = p.membership_id and m.id = ${ids} and p.number = 1;
    update grants g set starts_at = p.starts_at, ends_at = p.ends_at from membership_periods p
      where p.id = g.source_id and p.membership_id = ${ids} and p.number = 1;
`)
  await findDue({ query })
}

/** As each minute does by itself. */
export const findDue = ({ query }: Pick<Town, 'query'>): Promise<unknown[]> =>
  query(`insert into pgboss.job (name, data) values ('subscriptions.find-due', '{}')`)
