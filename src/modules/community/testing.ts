import { POST_TYPE } from './vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { posts, topics } from './tables.ts'

type NewTopic = typeof topics.$inferInsert
type NewPost = typeof posts.$inferInsert

interface Author {
  id: string
  role: 'admin' | 'student'
}

/** A topic every student sees and may post in, unless said otherwise. */
export async function aTopic(ctx: Ctx, given: Partial<NewTopic> = {}) {
  const [topic] = await ctx.tx
    .insert(topics)
    .values({ title: 'Przedstaw się', position: 1, allowStudentsToAddPosts: true, createdAt: ctx.now, ...given })
    .returning()
  return topic!
}

/** A post that is simply there. */
export async function aPost(ctx: Ctx, author: Author, topicId: string, given: Partial<NewPost> = {}) {
  const [post] = await ctx.tx
    .insert(posts)
    .values({
      topicId,
      authorId: author.id,
      byAdmin: author.role === 'admin',
      title: 'Zażółć gęślą jaźń',
      body: 'Pierwsza odbitka, jeszcze krzywa.',
      createdAt: ctx.now,
      ...given,
    })
    .returning()
  return post!
}

export const onPost = (post: { id: string }) => ({ type: POST_TYPE, id: post.id })
