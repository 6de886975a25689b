import type { CommentPage, OwnComments } from '../contract.ts'

/** The first comments of an item with what is the viewer's own in them: their votes, and what they may do with what they wrote. */
export function withOwn(page: CommentPage, { votes, written }: OwnComments): CommentPage {
  const voteOn = new Map(votes.map(({ id, vote }) => [id, vote]))
  const rightsOver = new Map(written.map(({ id, can }) => [id, can]))
  const data = page.data.map((comment) => ({
    ...comment,
    vote: voteOn.get(comment.id) ?? 0,
    can: { ...comment.can, ...rightsOver.get(comment.id) },
  }))
  return { ...page, data }
}
