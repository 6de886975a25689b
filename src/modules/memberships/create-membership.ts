import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createMembership as endpoint } from './contract.ts'

/** Makes a membership as a draft, which opens nothing yet (commerce §2). */
export const createMembership = async (ctx: Ctx, input: Input<typeof endpoint>) => ({
  membership: await createOfKind(ctx, 'membership', input),
})
