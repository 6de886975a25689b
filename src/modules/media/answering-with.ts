import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { abandonUploads, type Uploads } from './abandon-uploads.ts'

/** The last step of a call that has uploaded before it: where it fails, nothing shows the uploads, and they are abandoned. */
export async function answeringWith<T>(ctx: OutsideCtx, uploads: Uploads, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  try {
    return await ctx.answering(work)
  } catch (error) {
    await ctx.aside(async (inside) => abandonUploads(inside, uploads))
    throw error
  }
}
