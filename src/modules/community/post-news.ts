import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewsSource } from '#modules/notifications/index.ts'
import { people } from '#modules/people/tables.ts'
import { prepared } from '#platform/db/prepared.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { posts, topics } from './tables.ts'
import { isVisible, viewingAs } from './viewing.ts'

/** New posts, for whoever asked for mails about their topic; the title says what a post is about. */
export const postNews: NewsSource = {
  kinds: ['post'],
  async read(ctx, noted, language) {
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const ids = noted.map(({ itemId }) => itemId)
    const rows = await postsToTellOf(ctx.tx, { ...viewingAs(ctx), ids })
    return rows.map(({ id, ...names }) => ({
      subject: say('post.subject', names),
      said: say('post.said', names),
      body: '',
      path: `/community/posts/${id}`,
      action: say('post.action'),
    }))
  },
}

const postsToTellOf = prepared('posts_to_tell_of', (tx) =>
  tx
    .select({ id: posts.id, title: posts.title, author: people.name })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .where(and(sql`${posts.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(posts.heldAt), isVisible))
    .orderBy(posts.createdAt, posts.id),
)
