import { eq, type SQL, sql } from 'drizzle-orm'
import { pictureColumns, videoColumns } from '#modules/media/columns.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { voteBy } from '#modules/votes/index.ts'
import { votes } from '#modules/votes/tables.ts'
import { counted } from '#platform/db/counters.ts'
import type { Tx } from '#platform/db/database.ts'
import { posts, topics } from './tables.ts'
import { viewer } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts with all that is shown of them, the viewer's own votes included. */
export const selectPosts = (tx: Tx, which: SQL) =>
  tx
    .select({
      id: posts.id,
      title: posts.title,
      body: posts.body,
      byAdmin: posts.byAdmin,
      videoEmbed: posts.videoEmbed,
      commentsCount: counted(posts.commentsCount, 'comments_count', posts.id),
      upVotesCount: counted(posts.upVotesCount, 'up_votes_count', posts.id),
      votes: counted(posts.votes, 'votes', posts.id),
      vote: votes.value,
      heldAt: posts.heldAt,
      editedAt: posts.editedAt,
      createdAt: posts.createdAt,
      author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role },
      topic: { id: topics.id, title: topics.title },
      image: pictureColumns,
      video: videoColumns,
    })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .leftJoin(videos, eq(videos.id, posts.videoId))
    .leftJoin(votes, voteBy(viewer, { type: POST_TYPE, id: posts.id }))
    .where(which)
    .orderBy(sql`${posts.createdAt} desc`, sql`${posts.id} desc`)
