import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createCommunity as endpoint } from './contract.ts'

/** Makes a community as a draft, with no topic in it (commerce §2). */
export const createCommunity = async (ctx: Ctx, input: Input<typeof endpoint>) => ({
  community: await createOfKind(ctx, 'community', input),
})
