import { eq } from 'drizzle-orm'
import { COMMENT_TYPE, REPLY_TYPE } from '#modules/comments/contract.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { lectures } from '#modules/courses/tables.ts'
import { votes } from '#modules/votes/tables.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { CommentContent, Voice } from '../content.ts'
import type { Chance } from '../random.ts'
import { buyersOf, type Buyer } from './buyers-of.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenCourse } from './write-course.ts'
import { type PastEvent, writeEvents } from './write-events.ts'

interface Given {
  now: Date
  chance: Chance
  admin: { id: string }
  courses: WrittenCourse[]
  sales: Sale[]
}

interface Rows {
  comments: (typeof comments.$inferInsert)[]
  replies: (typeof replies.$inferInsert)[]
  votes: (typeof votes.$inferInsert)[]
  events: PastEvent[]
}

/** Comments, replies and votes of people who may watch the lecture, after they could; the counters are those of the rows. */
export async function writeConversations(ctx: Ctx, given: Given): Promise<void> {
  const rows: Rows = { comments: [], replies: [], votes: [], events: [] }
  for (const course of given.courses) {
    const buyers = buyersOf(course, given.sales)
    for (const { id, content } of course.lectures) {
      const before = rows.comments.length
      for (const comment of content.comments ?? []) say(rows, given, buyers, id, comment)
      const commentsCount = rows.comments.length - before
      if (commentsCount > 0) await ctx.tx.update(lectures).set({ commentsCount }).where(eq(lectures.id, id))
    }
  }
  await ctx.tx.insert(comments).values(rows.comments)
  await ctx.tx.insert(replies).values(rows.replies)
  await ctx.tx.insert(votes).values(rows.votes)
  await writeEvents(ctx, rows.events)
}

function say(
  rows: Rows,
  { now, chance, admin }: Given,
  buyers: Buyer[],
  lectureId: string,
  content: CommentContent,
): void {
  const author = authorOf(buyers, chance, content.voice, now.getTime() - 2 * DAY)
  if (!author) return
  const id = newId()
  const createdAt = between(chance, author.at.getTime() + 5 * HOUR, now.getTime() - DAY)
  const answers = content.replies ?? []
  let last = createdAt.getTime()
  let repliesCount = 0
  for (const { by, voice, body, votes = 0 } of answers) {
    const other = by === 'teacher' ? undefined : authorOf(buyers, chance, voice, last, author.id)
    if (by === 'student' && !other) continue
    last = between(chance, last + 20 * MINUTE, Math.min(last + 14 * HOUR, now.getTime() - 30 * MINUTE)).getTime()
    const reply = { id: newId(), commentId: id, authorId: other?.id ?? admin.id, byAdmin: by === 'teacher', body }
    const at = new Date(last)
    const counted = vote(rows, chance, buyers, { type: REPLY_TYPE, id: reply.id, authorId: reply.authorId, at, votes })
    rows.replies.push({ ...reply, createdAt: at, ...counted })
    repliesCount++
  }
  const on = { commentableType: LECTURE_TYPE, commentableId: lectureId, authorId: author.id, byAdmin: false }
  const { body, votes = 0 } = content
  const counted = vote(rows, chance, buyers, { type: COMMENT_TYPE, id, authorId: author.id, at: createdAt, votes })
  rows.comments.push({ id, ...on, body, repliesCount, createdAt, ...counted })
  const where = { commentable_type: LECTURE_TYPE, commentable_id: lectureId }
  rows.events.push({ at: createdAt, event: commentPosted({ comment_id: id, author_id: author.id, ...where }) })
}

const between = (chance: Chance, from: number, to: number): Date => new Date(chance.between(from, Math.max(from, to)))

function authorOf(
  buyers: Buyer[],
  chance: Chance,
  voice: Voice | undefined,
  before: number,
  not?: string,
): Buyer | undefined {
  const suited = buyers.filter(
    (buyer) => buyer.at.getTime() < before && buyer.id !== not && (!voice || buyer.voice === voice),
  )
  return suited.length > 0 ? chance.one(suited) : undefined
}

interface Voted {
  type: string
  id: string
  authorId: string
  at: Date
  votes: number
}

/** As many up votes as there are people to give them. */
function vote(rows: Rows, chance: Chance, buyers: Buyer[], { type, id, authorId, at, votes }: Voted) {
  const voters = buyers.filter((buyer) => buyer.id !== authorId).slice(0, votes)
  for (const { id: voterId, at: boughtAt } of voters) {
    const createdAt = new Date(Math.max(at.getTime(), boughtAt.getTime()) + chance.whole(5, 55) * MINUTE)
    rows.votes.push({ votableType: type, votableId: id, voterId, value: 1, createdAt })
  }
  return { upVotesCount: voters.length, votes: voters.length }
}
