import { listHeldProducts } from '#modules/access/index.ts'
import { type PricedProduct, viewProductCard } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelCourses as endpoint, PanelCourse } from './contract.ts'

/** All courses of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelCourses(ctx: Ctx, asked: Input<typeof endpoint>) {
  const page = await listHeldProducts(ctx, { ...asked, kind: 'course', path: '/json/home/courses' })
  return { ...page, data: page.data.map(({ found, studentsCount }) => viewPanelProduct(found, studentsCount, ctx)) }
}

export function viewPanelProduct(
  found: PricedProduct,
  studentsCount: number,
  ctx: Pick<Ctx, 'now' | 'school'>,
): PanelCourse {
  const { status, isHidden, createdAt } = found.product
  return {
    ...viewProductCard(found, ctx),
    status,
    is_hidden: isHidden,
    students_count: studentsCount,
    created_at: createdAt.toISOString(),
  }
}
