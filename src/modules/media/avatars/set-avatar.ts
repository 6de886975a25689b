import { and, eq } from 'drizzle-orm'
import { pictureUrl, requirePicture } from '../index.ts'
import { images } from '../tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import type { setAvatar as endpoint } from './contract.ts'
import { signedIn } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'

/** Pixels: twice the largest an avatar is shown at. */
const AVATAR_WIDTH = 192

/** Shows a picture the person uploaded beside their name, or their initial again. */
export async function setAvatar(
  ctx: Ctx,
  { image_id: id }: Input<typeof endpoint>,
): Promise<{ avatar: string | null }> {
  const person = signedIn(ctx)
  const avatar = id === null ? null : await ownPicture(ctx, person.id, id)
  await ctx.tx.update(people).set({ avatar }).where(eq(people.id, person.id))
  return { avatar }
}

async function ownPicture(ctx: Ctx, personId: string, id: string): Promise<string> {
  const picture = await requirePicture(ctx, { id, context: 'avatar', field: 'image_id' })
  const [own] = await ctx.tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), eq(images.uploadedById, personId)))
  if (!own) throw invalidField('image_id', 'media.image-not-finished')
  return pictureUrl(picture, AVATAR_WIDTH)
}
