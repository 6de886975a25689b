import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createCourse as endpoint } from './contract.ts'

/** Makes a course as a draft, with nothing in it (commerce §2, two-step creation). */
export const createCourse = async (ctx: Ctx, input: Input<typeof endpoint>) => ({
  course: await createOfKind(ctx, 'course', input),
})
