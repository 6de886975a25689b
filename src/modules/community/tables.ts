import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

export const topics = pgTable(
  'topics',
  {
    id: id(),
    schoolId: schoolId(),
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
    onlyOwnSchool(),
  ],
)

export const posts = pgTable(
  'posts',
  {
    id: id(),
    schoolId: schoolId(),
    topicId: uuid()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** an admin's body is sanitised html, a student's is plain text */
    byAdmin: boolean().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    imageId: uuid().references(() => images.id, { onDelete: 'set null' }),
    /** a file of the author's own */
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
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
    onlyOwnSchool(),
  ],
)

/** Who wants a mail about what is new in a topic. */
export const topicSubscriptions = pgTable(
  'topic_subscriptions',
  {
    schoolId: schoolId(),
    topicId: uuid()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.topicId, t.personId] }),
    index('topic_subscriptions_by_person').on(t.personId),
    onlyOwnSchool(),
  ],
)
