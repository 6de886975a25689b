import { newId } from '#platform/ids.ts'
import { askPatiently } from './buyer.ts'
import type { Buyer } from './market.ts'
import type { Town } from './town.ts'
import type { RefundWish, Wish } from './wishes.ts'

/** What an admin writes as the reason, so that the books can be read by it. */
export const TAKEN_WITH_ORDER = 'take order'
export const TAKEN_WITH_LINE = 'take line'

/** An admin gives back what was bought, or one line of it: at times twice at once. */
export async function giveBack(town: Town, buyer: Buyer, { ware }: Wish, wish: RefundWish): Promise<void> {
  const [order] = await town.query<{ id: string; lines: { id: string; amount: number }[] }>(
    `select o.id, (select json_agg(json_build_object('id', l.id, 'amount', l.amount) order by l.position)
      from order_lines l where l.order_id = o.id) as lines
    from orders o where o.student_id = $1 and o.product_id = $2 and o.fulfilled_at is not null
    order by o.created_at desc limit 1`,
    [buyer.id, ware.id],
  )
  // They had it already, as a part of another order.
  if (!order) return
  const line = wish.of === 'order' ? undefined : order.lines[Math.floor(wish.of.line * order.lines.length)]!
  const taken = line ? TAKEN_WITH_LINE : TAKEN_WITH_ORDER
  const body = {
    ...(line && { order_line_id: line.id }),
    ...(line && wish.isHalf && { refund_amount: Math.ceil(line.amount / 2), refund_key: newId() }),
    reason: wish.access === 'take' ? taken : 'keep',
    access: wish.access,
  }
  const once = async () => {
    const { status, body: answer } = await askPatiently(
      town,
      town.market.admin,
      'POST',
      `/home/orders/${order.id}/refunds`,
      {
        body,
      },
    )
    const isMoreThanLeft = status === 422 && wish.isHalf
    if (status !== 200 && status !== 409 && !isMoreThanLeft)
      throw new Error(`The refund answers ${status} ${JSON.stringify(answer)}`)
  }
  await Promise.all(wish.isTwiceAtOnce ? [once(), once()] : [once()])
}
