import { and, eq, sql } from 'drizzle-orm'
import { requirePicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { ChangedMeanwhile, NotFound, refuseUnless } from '#platform/refusal.ts'
import { schools } from '../tables.ts'
import type { Profile, updateProfile as endpoint } from './contract.ts'
import { getProfile } from './get-profile.ts'
import { authorAvatars } from './tables.ts'
import { AUTHOR_PICTURE } from './vocabulary.ts'

/**
 * The site, its mails and search engines tell it from now on (commerce §3, Page settings). Refuses with 404 another school,
 * with 409 what another admin has changed meanwhile.
 */
export async function updateProfile(
  ctx: Ctx,
  { schoolId, version, author_avatar_id: avatarId, ...profile }: Input<typeof endpoint>,
): Promise<Profile> {
  refuseUnless(schoolId === ctx.school.id, new NotFound())
  if (avatarId) await requirePicture(ctx, { id: avatarId, context: AUTHOR_PICTURE, field: 'author_avatar_id' })
  const changed = await ctx.tx
    .update(schools)
    .set({
      name: profile.name,
      language: profile.language,
      contactEmail: profile.contact_email,
      seoTitle: profile.seo_title,
      seoDescription: profile.seo_description,
      authorName: profile.author_name,
      authorBio: profile.author_bio,
      profileVersion: sql`${schools.profileVersion} + 1`,
    })
    .where(and(eq(schools.id, schoolId), eq(schools.profileVersion, version)))
    .returning({ id: schools.id })
  refuseUnless(changed.length > 0, new ChangedMeanwhile())
  await keepAvatar(ctx, avatarId)
  ctx.note({ subject: profile.name, url: '/home/settings/profile' })
  return getProfile(ctx)
}

async function keepAvatar({ tx, school }: Ctx, imageId: string | null): Promise<void> {
  await tx.delete(authorAvatars).where(eq(authorAvatars.schoolId, school.id))
  if (imageId) await tx.insert(authorAvatars).values({ imageId })
}
