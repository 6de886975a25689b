import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { grants, revocations } from '#modules/access/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { STATEMENT_VERSION } from '#modules/orders/vocabulary.ts'
import { contractOf } from '#modules/orders/contract-withdrawals/contract-of.ts'
import { judge } from '#modules/orders/contract-withdrawals/policy.ts'
import { wordStatement } from '#modules/orders/contract-withdrawals/word-statement.ts'
import { people } from '#modules/people/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { WrittenStudent } from './write-people.ts'

const THOUGHT_FOR = 9 * HOUR

/** Two who thought better of it: one had waived the right when paying, the other gives a free course up. Not the demo student. */
export async function writeContractWithdrawals(ctx: Ctx, demoStudent: WrittenStudent): Promise<void> {
  const before = new Date(ctx.now.getTime() - DAY)
  for (const kind of [gt(orders.amount, 0), eq(orders.amount, 0)]) {
    const [bought] = await ctx.tx
      .select({ order: orders, line: orderLines, productKind: products.kind, buyer: people })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(products, eq(products.id, orders.productId))
      .innerJoin(people, eq(people.id, orders.studentId))
      .where(and(eq(orders.status, 'paid'), kind, lt(orders.createdAt, before), ne(orders.studentId, demoStudent.id)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(1)
    if (bought) await writeContractWithdrawal(ctx, bought)
  }
}

interface Bought {
  order: typeof orders.$inferSelect
  line: typeof orderLines.$inferSelect
  productKind: typeof products.$inferSelect.kind
  buyer: typeof people.$inferSelect
}

async function writeContractWithdrawal(ctx: Ctx, { order, line, productKind, buyer }: Bought): Promise<void> {
  const { tx } = ctx
  const at = new Date(order.createdAt.getTime() + THOUGHT_FOR)
  const { timeZone } = ctx.school
  const judged = judge(
    contractOf(
      { order, lines: [{ ...line, productKind }], transactionId: null },
      { given: [], times: new Map(), timeZone, counted: new Set() },
    ),
    at,
  )
  await tx.insert(contractWithdrawals).values({
    orderId: order.id,
    name: buyer.name,
    email: buyer.email,
    text: wordStatement({ ...ctx, language: order.language }, order.number, []),
    version: STATEMENT_VERSION,
    language: order.language,
    ...judged,
    createdAt: at,
    settledAt: at,
  })
  if (judged.verdict !== 'accepted') return
  const [ended] = await tx
    .select({ grantId: grants.id })
    .from(grants)
    .where(and(eq(grants.studentId, buyer.id), eq(grants.productId, order.productId)))
  await tx.insert(revocations).values({ grantId: ended!.grantId, reason: order.number, createdAt: at })
}
