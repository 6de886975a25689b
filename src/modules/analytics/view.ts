import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { type Actor, holdsRight } from '#platform/context.ts'
import type { Activity } from './contract.ts'
import type { ActivityKind } from './vocabulary.ts'

interface ActivityRow {
  id: string
  createdAt: Date
  personId: string
  personName: string
  orderId: string | null
  product: { title: string; slug: string } | null
  lectureId: string | null
  post: { id: string; title: string } | null
  amount: number | null
  refundedAmount: number | null
  currency: string | null
}

export const viewActivity = (row: ActivityRow, kind: ActivityKind, reader: Actor): Activity => ({
  id: row.id,
  kind,
  happened_at: row.createdAt.toISOString(),
  person_name: row.personName,
  title: row.product?.title ?? row.post?.title ?? null,
  href: hrefOf(row, kind, reader),
  amount: row.amount,
  refunded_amount: row.refundedAmount ?? 0,
  currency: row.currency,
})

/** Where it is seen by whoever reads of it: in the panel what only admins have, if their role has it. */
function hrefOf(row: ActivityRow, kind: ActivityKind, reader: Actor): string | null {
  const { personId, orderId, product, lectureId, post } = row
  if (kind === 'sale' && orderId && holdsRight(reader, 'see-orders')) return `/home/orders/${orderId}`
  if (kind === 'registration' && holdsRight(reader, 'see-students')) return `/home/students/${personId}`
  if (post) return `/community/posts/${post.id}#comments`
  if (!product) return null
  return lectureId ? `${lecturePath(product.slug, lectureId)}#comments` : `/${product.slug}`
}
