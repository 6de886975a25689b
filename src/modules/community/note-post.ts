import { sql } from 'drizzle-orm'
import { notices } from '#modules/notifications/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { topicSubscriptions } from './tables.ts'

interface NewPost {
  id: string
  topicId: string
  authorId: string
}

const AT_ONCE = 1000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** A post is told to everyone who asked for mails about its topic, a thousand at a time; repeating it adds nothing. */
export async function notePost(ctx: OutsideCtx, post: NewPost): Promise<void> {
  let last: string | undefined = BEFORE_ALL
  while (last) {
    const after: string = last
    last = await ctx.inTransaction((inside) => noteSome(inside, post, after))
  }
}

/** Answers the last person noted; undefined when there are no more. */
async function noteSome({ tx, now }: Ctx, { id, topicId, authorId }: NewPost, after: string) {
  const { rows } = await tx.execute<{ last: string }>(sql`
    with readers as (
      select person_id from ${topicSubscriptions}
      where topic_id = ${topicId} and person_id > ${after}
      order by person_id limit ${AT_ONCE}),
    noted as (
      insert into ${notices} (person_id, kind, item_id, topic_id, created_at)
      select person_id, 'post', ${id}::uuid, ${topicId}::uuid, ${atMoment(now)} from readers
      where person_id <> ${authorId}
      on conflict do nothing)
    select person_id as last from readers order by person_id desc limit 1`)
  return rows[0]?.last
}
