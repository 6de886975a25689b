import { uniqueIndex } from 'drizzle-orm/pg-core'
import { images } from '#modules/media/tables.ts'
import { belongsTo } from '#platform/db/columns.ts'
import { schoolTable } from '../columns.ts'

/** The picture of a school's author: one at most, gone with its image. */
export const authorAvatars = schoolTable('author_avatars', { imageId: belongsTo(() => images.id) }, (t) => [
  uniqueIndex('author_avatars_one').on(t.schoolId),
  uniqueIndex('author_avatars_by_image').on(t.imageId),
])
