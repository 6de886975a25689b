import { listProductRows } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelCourses as endpoint } from './contract.ts'

/** All courses of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelCourses = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'course', asked, async () => () => ({}))
