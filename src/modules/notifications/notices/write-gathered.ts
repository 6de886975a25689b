import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Commentables } from '#modules/comments/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { layOut } from '../mail-layout.ts'
import { newsLetter } from '../mails/news.ts'
import { notices } from '../tables.ts'
import { isWanted } from '../unsubscribe/is-wanted.ts'
import { type Unsubscription, unsubscribeHeaders, unsubscribeUrl } from '../unsubscribe/unsubscribe-url.ts'
import type { WriteMail } from '../write-mail.ts'
import type { Due } from './find-due.ts'
import { readNews } from './news.ts'

export interface GatheringParts {
  commentables: Commentables
  schools: SchoolFinder
  writeMail: WriteMail
  secretKey: string
}

const AT_ONCE = 200

/**
 * One mail of all that waits for the reader, who is `ctx.actor`, marked with the same commit: it is never told twice.
 * What was deleted, held or closed to them meanwhile is left out; nothing is written of nothing.
 */
export async function writeGathered(ctx: Ctx, due: Due, parts: GatheringParts): Promise<void> {
  const { reader, topicId } = due
  const pending = await ctx.tx
    .select({ kind: notices.kind, itemId: notices.itemId })
    .from(notices)
    .where(
      and(
        eq(notices.personId, reader.id),
        isNull(notices.settledAt),
        topicId === null ? isNull(notices.topicId) : eq(notices.topicId, topicId),
      ),
    )
    .orderBy(notices.createdAt, notices.itemId)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const [first] = pending
  if (!first) return
  const what: Unsubscription = topicId === null ? { about: 'answers' } : { about: 'topic', topicId }
  const news = (await isWanted(ctx, reader.id, what)) ? await readNews(ctx, pending, parts.commentables) : []
  if (news.length > 0) await write(ctx, { ...due, what, news, cause: `news:${reader.id}:${first.itemId}` }, parts)
  await ctx.tx
    .update(notices)
    .set({ settledAt: ctx.now })
    .where(
      and(
        eq(notices.personId, reader.id),
        inArray(
          notices.itemId,
          pending.map(({ itemId }) => itemId),
        ),
      ),
    )
}

interface Gathered extends Due {
  what: Unsubscription
  news: Awaited<ReturnType<typeof readNews>>
  cause: string
}

async function write(ctx: Ctx, { reader, what, news, cause, ...due }: Gathered, parts: GatheringParts): Promise<void> {
  const { schools, writeMail, secretKey } = parts
  const view = foundOr404(await schools.view(ctx.school.id))
  const language = due.language ?? ctx.school.language
  const urlOf = (of: Unsubscription) => unsubscribeUrl(secretKey, ctx.school, reader.id, of)
  const letter = newsLetter(language, {
    news,
    origin: ctx.school.origin,
    about: what.about,
    stopUrl: urlOf(what),
    stopAllUrl: urlOf({ about: 'all' }),
  })
  const mail = layOut({ ...view, origin: ctx.school.origin }, language, letter)
  await writeMail(ctx, { cause, to: reader.email, mail, headers: unsubscribeHeaders(urlOf(what)) })
}
