import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createBundle as endpoint } from './contract.ts'

/** Makes a bundle as a draft, with nothing in it (commerce §2). */
export const createBundle = async (ctx: Ctx, input: Input<typeof endpoint>) => ({
  bundle: await createOfKind(ctx, 'bundle', input),
})
