import { eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { titlesOfOrder } from '../list-orders.ts'
import { type Order, orders } from '../tables.ts'

/** An order as its school is told of it. */
export interface Sold {
  order: Order
  /** of all its lines */
  title: string
  buyer: { name: string; email: string }
}

export async function findSold({ tx }: Ctx, orderId: string): Promise<Sold | undefined> {
  const [found] = await tx
    .select({ order: orders, title: titlesOfOrder, buyer: { name: people.name, email: people.email } })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(eq(orders.id, orderId))
  return found && { ...found, buyer: { ...found.buyer, email: shownEmail(found.buyer.email) } }
}
