import { sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { together } from '#platform/db/together.ts'
import { newId } from '#platform/ids.ts'
import { invalidField, NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import { admitWritings, mayBeHeld, type Writer } from '#modules/moderation/index.ts'
import type { Picture, Video } from '#modules/media/contract.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, type CommentableRef, type postComment as contract } from './contract.ts'
import { showComments } from './show-comments.ts'
import { viewComment } from './view.ts'

type Given = Omit<Input<typeof contract>, 'file' | 'position_seconds'> & {
  position_seconds?: number | null
  video?: Video
  image?: Picture
}
type Posted = Answer<typeof contract>

interface Posting {
  id: string
  on: CommentableRef
  by: Writer
  body: string
  position: number | null
  video: Video | null
  image: Picture | null
}

/**
 * Comments of one moment in a school go in one unit of work, no two of one writer; an admin's is a deed of its own, and one that may wait for an admin is
 * looked at alone. Refuses who may not comment on the item (403) or writes too fast (429), what is not there (404), and a moment where there is no film (422).
 */
export function postingOn(commentables: Commentables) {
  const post = together({
    groupOf: ({ ctx, posting }: { ctx: OutsideCtx; posting: Posting }) =>
      goesAlone(posting) ? posting.id : `${ctx.school.id} ${commentables.groupOf(posting.on)}`,
    keyOf: ({ posting }) => posting.by.actor.id,
    most: 50,
    doAll: (all) =>
      all[0]!.ctx.inTransaction((inside) =>
        postComments(
          inside,
          all.map(({ posting }) => posting),
          commentables,
        ),
      ),
  })
  return async (ctx: OutsideCtx, given: Given): Promise<Posted> => {
    refuseNoMoment(given, commentables)
    return post({ ctx, posting: postingOf(ctx, given) })
  }
}

/** One comment, with what else its unit of work writes. Refuses as the others. */
export async function postComment(ctx: Ctx, given: Given, commentables: Commentables): Promise<Posted> {
  refuseNoMoment(given, commentables)
  const [posted] = await postComments(ctx, [postingOf(ctx, given)], commentables)
  return posted!
}

function refuseNoMoment({ type, position_seconds: position }: Given, commentables: Commentables): void {
  if (typeof position === 'number' && !commentables.hasMoments(type))
    throw invalidField('position_seconds', 'comments.has-no-moments')
}

function postingOf(
  { school, actor, now, language }: Ctx | OutsideCtx,
  { type, id, body, position_seconds: position = null, video, image }: Given,
): Posting {
  if (!isSignedIn(actor)) throw new NotSignedIn()
  return {
    id: newId(),
    on: { type, id },
    by: { school, actor, now, language },
    body,
    position,
    video: video ?? null,
    image: image ?? null,
  }
}

const goesAlone = ({ by, body }: Posting): boolean => by.actor.role !== 'student' || mayBeHeld({ by, text: body })

/** Of one group. Who may not is refused by what is found: all of them go with the unit of work. */
async function postComments(ctx: Ctx, postings: readonly Posting[], commentables: Commentables): Promise<Posted[]> {
  const wanted = postings.map(({ on, by }) => ({ id: on.id, by }))
  const items = await commentables.keep(ctx, postings[0]!.on.type, wanted)
  for (const [nth, { body }] of postings.entries()) {
    if (!items[nth]!.mayComment) throw new NotAllowed()
    ctx.note({ subject: body, url: items[nth]!.url })
  }
  const written = postings.map(({ id, by, body }) => ({ type: COMMENT_TYPE, id, by, text: body }))
  const admitted = await admitWritings(ctx, 'comment', written)
  const rows = postings.map((posting, nth) => ({ ...rowOf(posting), heldAt: admitted[nth]!.heldAt }))
  const kept = await insertComments(ctx.tx, {
    asked: JSON.stringify(rows.map((row, nth) => ({ nth, ...row }))),
    createdAt: ctx.now,
  })
  for (const { on } of postings) ctx.changes(commentsOn(on))
  const shown = postings.filter((_, nth) => rows[nth]!.heldAt === null)
  await showComments(
    ctx,
    shown.map(({ id, by, on }) => ({ id, authorId: by.actor.id, on })),
    commentables,
  )
  return postings.map((posting, nth) => view(posting, { ...rows[nth]!, createdAt: ctx.now, ...kept[nth]! }))
}

const rowOf = ({ id, on, by: { actor }, body, position, video, image }: Posting) => ({
  id,
  type: on.type,
  itemId: on.id,
  authorId: actor.id,
  byAdmin: actor.role === 'admin',
  body,
  position,
  videoId: video?.id ?? null,
  imageId: image?.id ?? null,
})

interface Row {
  byAdmin: boolean
  heldAt: Date | null
  createdAt: Date
  /** of whoever wrote it */
  avatar: string | null
}

function view(
  { id, by: { actor }, body, position, video, image }: Posting,
  { byAdmin, heldAt, createdAt, avatar }: Row,
): Posted {
  const author = { id: actor.id, name: actor.name, avatar, role: byAdmin ? 'admin' : 'student' } as const
  const nothingYet = { vote: null, repliesCount: 0, upVotesCount: 0, votes: 0 }
  return {
    comment: viewComment(
      { id, body, byAdmin, heldAt, createdAt, author, position, video, image, ...nothingYet },
      actor,
    ),
  }
}

const COMMENT = {
  id: 'uuid',
  type: 'text',
  itemId: 'uuid',
  authorId: 'uuid',
  byAdmin: 'boolean',
  body: 'text',
  position: 'int',
  videoId: 'uuid',
  imageId: 'uuid',
  heldAt: 'timestamptz',
}

/** In the order they are given. */
const insertComments = preparedSql<{ avatar: string | null }>(
  'insert_comments',
  sql`
    with asked as materialized (${rowsAsked(COMMENT)}),
      written as (
        insert into comments (id, commentable_type, commentable_id, author_id, by_admin, body, position_seconds, video_id, image_id, held_at, created_at)
        select id, type, "itemId", "authorId", "byAdmin", body, position, "videoId", "imageId", "heldAt", ${sql.placeholder('createdAt')}::timestamptz
        from asked order by nth)
    select (select avatar from people where people.id = asked."authorId") as avatar from asked order by nth`,
)
