import { countOpened, listProductRows } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelMemberships as endpoint } from './contract.ts'

/** All memberships of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelMemberships = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'membership', asked, async (ids) => {
    const opened = await countOpened(ctx, ids)
    return ({ id }) => ({ opened_count: opened.get(id) ?? 0 })
  })
