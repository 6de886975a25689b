import { COMMENT_TYPE, type CommentableRef, REPLY_TYPE } from '#modules/comments/contract.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { votes } from '#modules/votes/tables.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { CommentContent, Voice } from '../content.ts'
import type { Chance } from '../random.ts'
import type { Buyer } from './buyers-of.ts'
import { type PastEvent, writeEvents } from './write-events.ts'

interface Setting {
  now: Date
  chance: Chance
  admin: { id: string }
}

/** What people said, until it is written. */
export interface Said {
  comments: (typeof comments.$inferInsert)[]
  replies: (typeof replies.$inferInsert)[]
  votes: (typeof votes.$inferInsert)[]
  events: PastEvent[]
}

export const nothingSaid = (): Said => ({ comments: [], replies: [], votes: [], events: [] })

export async function writeSaid(ctx: Ctx, said: Said): Promise<void> {
  await ctx.tx.insert(comments).values(said.comments)
  if (said.replies.length > 0) await ctx.tx.insert(replies).values(said.replies)
  await ctx.tx.insert(votes).values(said.votes)
  await writeEvents(ctx, said.events)
}

/** A comment with its replies and votes, of people who could read the item by then. */
export function say(
  rows: Said,
  setting: Setting,
  buyers: Buyer[],
  { type, id: itemId }: CommentableRef,
  content: CommentContent,
): void {
  const { now, chance, admin } = setting
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
    const latest = Math.min(last + 14 * HOUR, now.getTime() - 30 * MINUTE)
    last = Math.min(between(chance, last + 20 * MINUTE, latest).getTime(), now.getTime())
    const reply = { id: newId(), commentId: id, authorId: other?.id ?? admin.id, byAdmin: by === 'teacher', body }
    const at = new Date(last)
    const counted = vote(rows, setting, buyers, { type: REPLY_TYPE, id: reply.id, authorId: reply.authorId, at, votes })
    rows.replies.push({ ...reply, createdAt: at, ...counted })
    repliesCount++
  }
  const on = { commentableType: type, commentableId: itemId, authorId: author.id, byAdmin: false }
  const { body, votes = 0 } = content
  const counted = vote(rows, setting, buyers, { type: COMMENT_TYPE, id, authorId: author.id, at: createdAt, votes })
  rows.comments.push({ id, ...on, body, repliesCount, createdAt, ...counted })
  const where = { commentable_type: type, commentable_id: itemId }
  rows.events.push({ at: createdAt, event: commentPosted({ comment_id: id, author_id: author.id, ...where }) })
}

export const between = (chance: Chance, from: number, to: number): Date =>
  new Date(chance.between(from, Math.max(from, to)))

export function authorOf(
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

/** As many up votes as there are people to give them, none of them later than now. */
export function vote(
  rows: Said,
  { now, chance }: Setting,
  buyers: Buyer[],
  { type, id, authorId, at, votes }: Voted,
): { upVotesCount: number; votes: number } {
  const voters = buyers.filter((buyer) => buyer.id !== authorId).slice(0, votes)
  for (const { id: voterId, at: boughtAt } of voters) {
    const possible = Math.max(at.getTime(), boughtAt.getTime())
    const createdAt = new Date(Math.min(possible + chance.whole(5, 55) * MINUTE, now.getTime()))
    rows.votes.push({ votableType: type, votableId: id, voterId, value: 1, createdAt })
  }
  return { upVotesCount: voters.length, votes: voters.length }
}
