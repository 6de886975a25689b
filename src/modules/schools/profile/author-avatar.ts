import { sql } from 'drizzle-orm'
import { pictureAsJson } from '#modules/media/columns.ts'
import { pictureUrl, type ShownImage, viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import { schools } from '../tables.ts'
import { authorAvatars } from './tables.ts'

/** Pixels: twice the width that it is shown at. */
const WIDTH = 192

export type AuthorAvatar = ShownImage | null

/** SQL: the picture of the author of the school in `schools`. */
export const authorAvatar = sql<AuthorAvatar>`(
  select ${pictureAsJson} from ${authorAvatars} join ${images} on ${images.id} = ${authorAvatars.imageId}
  where ${authorAvatars.schoolId} = ${schools.id})`

export function avatarAddress(avatar: AuthorAvatar): string | null {
  const picture = viewPicture(avatar)
  return picture && pictureUrl(picture, WIDTH)
}
