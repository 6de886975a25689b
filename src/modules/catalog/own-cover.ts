import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { images } from '#modules/media/tables.ts'
import { invalidField } from '#platform/refusal.ts'

/** Refuses with 422 on `cover_id` an image the school does not have. */
export async function requireOwnCover(ctx: Ctx, coverId: string | null): Promise<void> {
  if (coverId === null) return
  const [image] = await ctx.tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, coverId), eq(images.context, 'cover')))
  if (!image) throw invalidField('cover_id', 'validation.cover')
}
