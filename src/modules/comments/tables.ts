import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, pointsTo } from '#platform/db/columns.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'

/** The very words of the index `comments_asking`: a student asks something, and nobody has replied. */
export const isUnanswered = (): SQL =>
  sql`replies_count = 0 and not by_admin and held_at is null and strpos(body, '?') > 0`

export const comments = schoolTable(
  'comments',
  {
    commentableType: text().notNull(),
    commentableId: uuid().notNull(),
    authorId: belongsTo(() => people.id),
    byAdmin: boolean().notNull(),
    body: text().notNull(),
    /** the moment of the film it is about */
    positionSeconds: integer(),
    videoId: pointsTo(() => videos.id),
    imageId: pointsTo(() => images.id),
    repliesCount: integer().notNull().default(0),
    upVotesCount: integer().notNull().default(0),
    /** up minus down */
    votes: integer().notNull().default(0),
    /** waits for an admin to let it through; until then its author and admins see it, and nothing counts it */
    heldAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('comments_by_subject').on(t.schoolId, t.commentableType, t.commentableId, t.createdAt.desc(), t.id.desc()),
    index('comments_by_time').on(t.schoolId, t.createdAt),
    index('comments_asking').on(t.schoolId, t.createdAt, t.id).where(isUnanswered()),
    index('comments_by_author').on(t.schoolId, t.authorId, t.createdAt),
    index('comments_by_video')
      .on(t.videoId)
      .where(sql`video_id is not null`),
    index('comments_by_image')
      .on(t.imageId)
      .where(sql`image_id is not null`),
    check('comments_body', sql`length(${t.body}) between 2 and 1200`),
    check('comments_position', sql`${t.positionSeconds} >= 0`),
  ],
)

export const replies = schoolTable(
  'replies',
  {
    commentId: belongsTo(() => comments.id),
    /** the reply it answers, kept flat under the comment */
    replyToId: pointsTo((): AnyPgColumn => replies.id),
    authorId: belongsTo(() => people.id),
    byAdmin: boolean().notNull(),
    body: text().notNull(),
    imageId: pointsTo(() => images.id),
    upVotesCount: integer().notNull().default(0),
    votes: integer().notNull().default(0),
    heldAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('replies_by_comment').on(t.schoolId, t.commentId, t.createdAt, t.id),
    index('replies_by_author').on(t.schoolId, t.authorId, t.createdAt),
    index('replies_by_answered')
      .on(t.replyToId)
      .where(sql`reply_to_id is not null`),
    index('replies_by_image')
      .on(t.imageId)
      .where(sql`image_id is not null`),
    index('replies_held')
      .on(t.commentId)
      .where(sql`held_at is not null`),
    check('replies_body', sql`length(${t.body}) >= 2`),
  ],
)
