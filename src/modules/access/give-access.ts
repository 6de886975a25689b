import { and, eq } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { giveAccess as endpoint } from './contract.ts'
import { grantAccess } from './grant-access.ts'
import { isGranted } from './is-granted.ts'
import { AlreadyHasAccess } from './refusals.ts'

/** An instructor's decision, with its reason (commerce §3 Student, §6). Refuses with 409 who has the product already. */
export async function giveAccess(
  ctx: Ctx,
  { id, product_id, reason, access_days }: Input<typeof endpoint>,
): Promise<{ done: true }> {
  const student = await lockStudent(ctx, id)
  const { product } = await getProduct(ctx, { productId: product_id })
  refuseUnless(!(await isGranted(ctx, student.id, product.id)), new AlreadyHasAccess())
  await grantAccess(ctx, {
    studentId: student.id,
    productId: product.id,
    variantId: null,
    source: 'instructor_action',
    sourceId: newId(),
    reason,
    accessDays: access_days,
    accessUntil: null,
  })
  ctx.note({ subject: product.title, url: `/home/students/${student.id}` })
  return { done: true }
}

/** One decision about a student at a time: a second click waits here and then sees the first one's grant. */
async function lockStudent({ tx }: Ctx, id: string): Promise<{ id: string }> {
  const [student] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, 'student')))
    .for('update')
  return foundOr404(student)
}
