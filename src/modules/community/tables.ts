import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, pointsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'

export const topics = schoolTable(
  'topics',
  {
    title: text().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull(),
    allowStudentsToAddPosts: boolean().notNull().default(false),
    /** whoever has access to this product may see the topic; null: every student of the school */
    productId: uuid().references(() => products.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('topics_by_position').on(t.schoolId, t.position, t.id),
    index('topics_by_product').on(t.productId),
    check('topics_title', sql`length(${t.title}) between 1 and 70`),
  ],
)

export const posts = schoolTable(
  'posts',
  {
    topicId: belongsTo(() => topics.id),
    authorId: belongsTo(() => people.id),
    /** an admin's body is sanitised html, a student's is plain text */
    byAdmin: boolean().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    imageId: pointsTo(() => images.id),
    /** a file of the author's own */
    videoId: pointsTo(() => videos.id),
    /** the player of another host, from the allow-list */
    videoEmbed: text(),
    commentsCount: integer().notNull().default(0),
    upVotesCount: integer().notNull().default(0),
    /** up minus down */
    votes: integer().notNull().default(0),
    /** waits for an admin to let it through; until then its author and admins see it */
    heldAt: moment(),
    editedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('posts_by_topic').on(t.schoolId, t.topicId, t.createdAt.desc(), t.id.desc()),
    index('posts_by_author').on(t.schoolId, t.authorId, t.createdAt),
    index('posts_with_photos')
      .on(t.schoolId, t.topicId, t.createdAt.desc(), t.id.desc())
      .where(sql`image_id is not null`),
    index('posts_by_image')
      .on(t.imageId)
      .where(sql`image_id is not null`),
    index('posts_by_video')
      .on(t.videoId)
      .where(sql`video_id is not null`),
    check('posts_title', sql`length(${t.title}) between 5 and 159`),
    check('posts_body', sql`length(${t.body}) >= 5`),
    check('posts_one_video', sql`${t.videoId} is null or ${t.videoEmbed} is null`),
  ],
)

/** Who wants a mail about what is new in a topic. */
export const topicSubscriptions = pgTable(
  'topic_subscriptions',
  {
    schoolId: schoolId(),
    topicId: belongsTo(() => topics.id),
    personId: belongsTo(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.topicId, t.personId] }),
    index('topic_subscriptions_by_person').on(t.personId),
    onlyOwnSchool(),
  ],
)
