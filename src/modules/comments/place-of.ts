import { eq, sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { remembered } from '#platform/remembered.ts'
import type { CommentableRef } from './contract.ts'
import { comments, replies } from './tables.ts'

/** What a comment is on never changes, so that nobody's change makes this wrong; who deletes it deletes nothing that is asked here. */
const places = remembered<CommentableRef>({ most: 20_000, mostBytes: 8 * 1024 * 1024 })

type FindPlace = (tx: Ctx['tx'], values: { id: string }) => Promise<CommentableRef[]>

const placeBy =
  (find: FindPlace) =>
  async ({ school, reading }: Pick<OutsideCtx, 'school' | 'reading'>, id: string): Promise<CommentableRef> =>
    places.get({ key: `${school.id} ${id}`, school: school.id }, () =>
      reading(async ({ tx }) => foundOr404((await find(tx, { id }))[0])),
    )

const onWhat = { type: comments.commentableType, id: comments.commentableId }

/** What a comment is on, which may be gone meanwhile. Refuses with 404 what was never there. */
export const placeOfComment = placeBy(
  prepared('place_of_comment', (tx) =>
    tx
      .select(onWhat)
      .from(comments)
      .where(eq(comments.id, sql.placeholder('id'))),
  ),
)

/** The same of a reply. */
export const placeOfReply = placeBy(
  prepared('place_of_reply', (tx) =>
    tx
      .select(onWhat)
      .from(replies)
      .innerJoin(comments, eq(comments.id, replies.commentId))
      .where(eq(replies.id, sql.placeholder('id'))),
  ),
)
