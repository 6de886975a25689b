import { eq, sql } from 'drizzle-orm'
import type { PictureGuard } from '#modules/media/index.ts'
import { prepared } from '#platform/db/prepared.ts'
import { posts, topics } from './tables.ts'
import { isShown, isVisible, viewingAs } from './viewing.ts'

/** A post's picture is there for whoever sees the post. */
export const postPictures: PictureGuard = {
  context: 'post',
  async maySee(ctx, imageId) {
    const [post] = await postOfPicture(ctx.tx, { ...viewingAs(ctx), imageId })
    return post?.isSeen
  },
}

const postOfPicture = prepared('post_of_picture', (tx) =>
  tx
    .select({ isSeen: sql<boolean>`${isVisible} and ${isShown}` })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(eq(posts.imageId, sql.placeholder('imageId'))),
)
