import { eq } from 'drizzle-orm'
import { viewPicture } from '#modules/media/index.ts'
import { pictureColumns } from '#modules/media/columns.ts'
import { images } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { schools } from '../tables.ts'
import type { Profile } from './contract.ts'
import { authorAvatars } from './tables.ts'

export async function getProfile({ tx, school: { id } }: Ctx): Promise<Profile> {
  const [row] = await tx
    .select({ school: schools, avatar: pictureColumns })
    .from(schools)
    .leftJoin(authorAvatars, eq(authorAvatars.schoolId, schools.id))
    .leftJoin(images, eq(images.id, authorAvatars.imageId))
    .where(eq(schools.id, id))
  const { school, avatar } = foundOr404(row)
  return {
    id,
    name: school.name,
    language: school.language,
    contact_email: shownEmail(school.contactEmail),
    tagline: school.tagline,
    seo_title: school.seoTitle,
    seo_description: school.seoDescription,
    author_name: school.authorName,
    author_bio: school.authorBio,
    author_avatar: viewPicture(avatar),
    version: school.profileVersion,
  }
}
