import { eq } from 'drizzle-orm'
import { layOut, type WriteMail } from '#modules/notifications/index.ts'
import { people } from '#modules/people/tables.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { purchaseLetter } from './mails/purchase-letter.ts'
import { purchasePath } from './purchase-path.ts'
import { type Order, orderLines } from './tables.ts'

export interface PurchaseLetterParts {
  schools: Pick<SchoolFinder, 'view'>
  writeMail: WriteMail
}

/** The confirmation on a durable medium, once for an order: what was bought, for how much, and what was agreed to, when. */
export async function writeConfirmation(
  ctx: Ctx,
  order: Order,
  { schools, writeMail }: PurchaseLetterParts,
): Promise<void> {
  const [bought] = await ctx.tx
    .select({ line: orderLines, slug: products.slug, buyer: { name: people.name, email: people.email } })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(people, eq(people.id, order.studentId))
    .where(eq(orderLines.orderId, order.id))
  const school = await schools.view(ctx.school.id)
  if (!bought || !school) return
  const letter = purchaseLetter({
    order,
    line: bought.line,
    buyer: bought.buyer.name,
    school: ctx.school.name,
    url: ctx.school.origin + purchasePath(bought.slug),
  })
  await writeMail(ctx, {
    cause: `purchase:${order.id}`,
    to: bought.buyer.email,
    mail: layOut({ ...school, origin: ctx.school.origin }, order.language, letter),
  })
}
