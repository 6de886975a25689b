import type { Actor } from '#platform/context.ts'
import { viewOwnable } from '#modules/people/index.ts'
import type { Picture, Video } from '#modules/media/contract.ts'
import type { VoteValue } from '#modules/votes/contract.ts'
import type { ReviewStanding } from './comment-reviews.ts'
import type { Comment, Reply } from './contract.ts'
import { rightsOver } from './policy.ts'

interface WrittenRow {
  id: string
  body: string
  byAdmin: boolean
  heldAt: Date | null
  createdAt: Date
  upVotesCount: number
  votes: number
  /** the viewer's own, null when there is none */
  vote: number | null
  author: Parameters<typeof viewOwnable>[0]
}
export interface CommentRow extends WrittenRow {
  repliesCount: number
  position: number | null
  video: Video | null
  image: Picture | null
  /** known to admins */
  standing?: ReviewStanding | undefined
}
export interface ReplyRow extends WrittenRow {
  commentId: string
  replyTo: { id: string; name: string } | null
  image: Picture | null
}

export function viewComment(row: CommentRow, actor: Actor): Comment {
  const { can, ...written } = viewWritten(row, actor)
  return {
    ...written,
    review: row.standing?.review ?? null,
    can: { ...can, review: row.standing?.mayBecomeReview ?? false },
    replies_count: row.repliesCount,
    replies: [],
    image: row.image,
    position_seconds: row.position,
    bunny_id: row.video?.bunny_id ?? null,
    bunny_status: row.video?.bunny_status ?? null,
    video: row.video,
  }
}

export const viewReply = (row: ReplyRow, actor: Actor): Reply => ({
  ...viewWritten(row, actor),
  comment_id: row.commentId,
  reply_to: row.replyTo,
  image: row.image,
})

const viewWritten = (row: WrittenRow, actor: Actor) => ({
  id: row.id,
  body: row.body,
  created_at: row.createdAt.toISOString(),
  by_admin: row.byAdmin,
  is_held: row.heldAt !== null,
  ownable: viewOwnable(row.author),
  up_votes_count: row.upVotesCount,
  votes: row.votes,
  vote: (row.vote ?? 0) as VoteValue,
  can: rightsOver(actor, { authorId: row.author.id, byAdmin: row.byAdmin, isHeld: row.heldAt !== null }),
})
