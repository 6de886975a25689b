import type { Activity } from './contract.ts'
import type { ActivityKind } from './vocabulary.ts'

interface ActivityRow {
  id: string
  createdAt: Date
  personName: string
  product: { title: string; slug: string } | null
  lectureId: string | null
  post: { id: string; title: string } | null
  amount: number | null
  refundedAmount: number | null
  currency: string | null
}

export const viewActivity = (row: ActivityRow, kind: ActivityKind): Activity => ({
  id: row.id,
  kind,
  happened_at: row.createdAt.toISOString(),
  person_name: row.personName,
  title: row.product?.title ?? row.post?.title ?? null,
  href: hrefOf(row),
  amount: row.amount,
  refunded_amount: row.refundedAmount ?? 0,
  currency: row.currency,
})

function hrefOf({ product, lectureId, post }: ActivityRow): string | null {
  if (post) return `/community/posts/${post.id}#comments`
  if (!product) return null
  return lectureId ? `/${product.slug}/watch/${lectureId}#comments` : `/${product.slug}`
}
