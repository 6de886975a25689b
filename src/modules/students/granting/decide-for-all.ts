import { and, eq, inArray } from 'drizzle-orm'
import { type Fulfillables, takeAccess } from '#modules/access/index.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { isBeingPaid } from '#modules/orders/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import { giveToAll } from '../give-to-all.ts'
import { type DecidedOutcome, DECIDED_MAX } from '../vocabulary.ts'
import type { Decided, giveAccessToAll as endpoint } from './contract.ts'

type Asked = Input<typeof endpoint>
type Answer = { students: Decided[] }

/** An instructor's decision for up to fifty students. Refuses with 404 when one of them, or the product, is not there: then none is given it. */
export const giveAccessToAll = (ctx: Ctx, asked: Asked, fulfillables: Fulfillables): Promise<Answer> =>
  decide(ctx, asked, (ids) => giveToAll(ctx, { ...asked, student_ids: ids }, fulfillables))

/** The same of taking it away, now and for later. */
export const takeAccessFromAll = (ctx: Ctx, asked: Asked, fulfillables: Fulfillables): Promise<Answer> =>
  decide(ctx, asked, async (ids) => {
    const outcomes = new Map<string, DecidedOutcome>()
    for (const id of ids) outcomes.set(id, await takeFromOne(ctx, { ...asked, id }, fulfillables))
    return outcomes
  })

/** All are known before the first is decided, and taken in the order of their ids, so that two decisions never wait in a circle. */
async function decide(
  ctx: Ctx,
  { ids, product_id: productId }: Asked,
  work: (ids: string[]) => Promise<Map<string, DecidedOutcome>>,
): Promise<Answer> {
  refuseUnless(ids.length <= DECIDED_MAX, invalidField('ids', 'students.too-many-chosen', { max: DECIDED_MAX }))
  const { product } = await getProduct(ctx, { productId })
  const wanted = [...new Set(ids)].toSorted()
  const students = await ctx.tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(inArray(people.id, wanted), eq(people.role, 'student')))
    .orderBy(people.name, people.id)
  refuseUnless(students.length === wanted.length, new NotFound())
  const outcomes = await work(wanted)
  const awaited = await ctx.tx
    .select({ id: orders.studentId })
    .from(orders)
    .where(and(inArray(orders.studentId, wanted), eq(orders.productId, productId), isBeingPaid))
  const paying = new Set(awaited.map(({ id }) => id))
  ctx.note({ subject: `${product.title} (${wanted.length})`, url: '/home/students' })
  return {
    students: students.map(({ id, name }) => ({
      id,
      name,
      outcome: outcomes.get(id)!,
      is_payment_awaited: paying.has(id),
    })),
  }
}

async function takeFromOne(
  ctx: Ctx,
  { id, product_id: productId, reason }: { id: string; product_id: string; reason: string },
  fulfillables: Fulfillables,
): Promise<DecidedOutcome> {
  try {
    await takeAccess(ctx, { id, productId, reason }, fulfillables)
    return 'taken'
  } catch (refusal) {
    if (refusal instanceof NotFound) return 'had_none'
    throw refusal
  }
}
