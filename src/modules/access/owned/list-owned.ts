import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listOwned as endpoint } from '../contract.ts'
import type { OwnedLists } from './owned-lists.ts'
import { viewerOf } from './read-owned.ts'

/** What the viewer has, in one statement. */
export async function listOwned(ctx: Ctx, owned: OwnedLists): Promise<Answer<typeof endpoint>> {
  return { lists: await owned.firstPages(ctx, viewerOf(ctx)) }
}
