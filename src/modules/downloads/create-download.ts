import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createDownload as endpoint } from './contract.ts'

/** Makes a download as a draft, with nothing in it (commerce §2). */
export const createDownload = async (ctx: Ctx, input: Input<typeof endpoint>) => ({
  download: await createOfKind(ctx, 'download', input),
})
