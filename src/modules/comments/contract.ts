import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Ownable, Time } from '#platform/contract/shapes.ts'
import { writtenText } from '#platform/contract/written-text.ts'
import { Picture, Video, VideoUpload } from '#modules/media/contract.ts'
import { FILM_SECONDS_MAX } from '#modules/media/films/vocabulary.ts'
import { Tally } from '#modules/votes/contract.ts'

export const BODY_MIN = 2
export const BODY_MAX = 1200

export const COMMENT_TYPE = 'App\\Comment'
export const REPLY_TYPE = 'App\\Reply'

const Body = writtenText({ min: BODY_MIN, max: BODY_MAX, empty: 'validation.nothing-written' })

const Rights = z.object({ delete: z.boolean(), see_author: z.boolean(), report: z.boolean(), hold: z.boolean() })

/** `reply_to` is the author it answers, when it answers another reply; all replies lie flat under their comment. */
export const Reply = z.object({
  id: Id,
  comment_id: Id,
  body: z.string(),
  created_at: Time,
  by_admin: z.boolean(),
  is_held: z.boolean(),
  ownable: Ownable,
  reply_to: z.object({ id: Id, name: z.string() }).nullable(),
  image: Picture.nullable(),
  ...Tally.shape,
  can: Rights,
})
export type Reply = z.output<typeof Reply>

export const Comment = z.object({
  id: Id,
  body: z.string(),
  created_at: Time,
  by_admin: z.boolean(),
  /** waits for an admin; only its author and admins see it */
  is_held: z.boolean(),
  ownable: Ownable,
  /** as many as whoever looks may read, held ones of their own included */
  replies_count: z.int(),
  /** empty: they are asked for when they are first shown, by `GET /comments/{id}/replies` (engagement §4) */
  replies: z.array(Reply),
  image: Picture.nullable(),
  /** the moment of the item’s film it is about */
  position_seconds: z.int().nullable(),
  bunny_id: z.string().nullable(),
  bunny_status: z.int().nullable(),
  video: Video.nullable(),
  ...Tally.shape,
  /** made of it by an admin; told to admins only */
  review: z.object({ id: Id, rating: z.literal([10, 5, 0]) }).nullable(),
  can: Rights.extend({ review: z.boolean() }),
})
export type Comment = z.output<typeof Comment>

/** What is commented on: `App\Lecture` and its id. */
export const CommentableRef = z.object({ type: z.string().max(60), id: Id })
export type CommentableRef = z.output<typeof CommentableRef>

export const CommentPage = pageOf(Comment)
export type CommentPage = z.output<typeof CommentPage>
export const ReplyPage = pageOf(Reply)
export type ReplyPage = z.output<typeof ReplyPage>

export const listComments = endpoint('GET /comments', {
  summary: 'Comments of one item, newest first',
  access: 'signed-in',
  refuses: [403],
  query: CommentableRef.extend({ cursor: Cursor }),
  answer: CommentPage,
})

export const readComment = endpoint('GET /comments/:id', {
  summary: 'One comment as its list shows it, however old it is, and what it is on',
  access: 'signed-in',
  refuses: [403],
  answer: z.object({ comment: Comment, on: CommentableRef }),
})

/** What of an item's first comments is the viewer's own. */
export const OwnComments = z.object({
  votes: z.array(z.object({ id: Id, vote: Tally.shape.vote })),
  written: z.array(z.object({ id: Id, can: Rights })),
  /** something of theirs waits for an admin, so that they read more than others do */
  has_held: z.boolean(),
})
export type OwnComments = z.output<typeof OwnComments>

export const REPLY_IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const
export const REPLY_IMAGE_MAX_BYTES = 5_000_000
const image = { image: { maxBytes: REPLY_IMAGE_MAX_BYTES, types: REPLY_IMAGE_TYPES } }

/** A figure that comes as text where a file comes with it. */
const inForms = <Figure extends z.ZodType<unknown, number>>(figure: Figure) =>
  z.union([
    figure,
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(figure),
  ])

export const postComment = endpoint('POST /comments', {
  summary: 'Comment on an item; with file=1 its video is then uploaded by tus, an admin may send an image along',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403, 429, 502],
  status: 201,
  body: CommentableRef.extend({
    body: Body,
    file: inForms(z.union([z.literal(0), z.literal(1)])).default(0),
    position_seconds: inForms(z.int().min(0).max(FILM_SECONDS_MAX)).nullable().default(null),
  }),
  files: image,
  answer: z.object({ comment: Comment, videoUpload: VideoUpload.optional() }),
})

export const deleteComment = endpoint('DELETE /comments/:id', {
  summary: 'Delete a comment with its replies: admins any, students their own',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403],
  answer: Done,
})

export const listReplies = endpoint('GET /comments/:id/replies', {
  summary: 'Replies to a comment, oldest first',
  access: 'signed-in',
  refuses: [403],
  ...inPages(ReplyPage),
})

export const postReply = endpoint('POST /comment/:id/replies', {
  summary: 'Reply to a comment, or to one of its replies',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403, 429],
  status: 201,
  body: z.object({ body: Body, reply_to_id: Id.optional() }),
  answer: z.object({ reply: Reply }),
})

export const postPictureReply = endpoint('POST /comment/:id/reply', {
  summary: 'Reply with a picture: multipart with body and image',
  access: 'admin',
  right: 'write-to-students',
  status: 201,
  body: z.object({ body: Body, reply_to_id: Id.optional() }),
  files: image,
  answer: z.object({ reply: Reply }),
})

export const deleteReply = endpoint('DELETE /replies/:id', {
  summary: 'Delete a reply: admins any, students their own',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403],
  answer: Done,
})
