import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { createProduct } from '#modules/catalog/index.ts'
import type { createCourse as endpoint } from './contract.ts'

/** Makes a course as a draft, with nothing in it (commerce §2, two-step creation). */
export async function createCourse(ctx: Ctx, input: Input<typeof endpoint>) {
  const { id, slug } = await createProduct(ctx, { ...input, kind: 'course' })
  ctx.note({ subject: input.title, url: `/home/courses/${id}/edit` })
  return { course: { id, slug } }
}
