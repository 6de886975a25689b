import { and, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { layOut, oneClickHeaders, type WriteMail } from '#modules/mails/index.ts'
import { answerWords, newsLetter, productWords } from '../mails/news.ts'
import type { News, NewsSources } from '../news.ts'
import { notices } from '../tables.ts'
import type { TopicMails } from '../topic-mails.ts'
import { isWanted } from '../unsubscribe/is-wanted.ts'
import { PRODUCT_NOTICES } from '../vocabulary.ts'
import { type Unsubscription, unsubscribeUrl } from '../unsubscribe/unsubscribe-url.ts'
import type { Due } from './find-due.ts'

export interface GatheringParts {
  newsSources: NewsSources
  topicMails: TopicMails
  schools: SchoolFinder
  writeMail: WriteMail
  config: Pick<Config, 'secretKey'>
}

const AT_ONCE = 200

/**
 * One mail of all that waits for the reader, who is `ctx.actor`, marked with the same commit: it is never told twice.
 * What was deleted, held or closed to them meanwhile is left out; nothing is written of nothing.
 */
export async function writeGathered(ctx: Ctx, due: Due, parts: GatheringParts): Promise<void> {
  const { reader, what } = due
  const pending = await ctx.tx
    .select({ kind: notices.kind, itemId: notices.itemId })
    .from(notices)
    .where(and(eq(notices.personId, reader.id), isNull(notices.settledAt), areOf(what)))
    .orderBy(notices.createdAt, notices.itemId)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const [first] = pending
  if (!first) return
  const language = due.language ?? ctx.school.language
  const isStillWanted = await isWanted(ctx, reader.id, what, parts.topicMails)
  const news = isStillWanted ? await parts.newsSources.read(ctx, pending, language) : []
  if (news.length > 0)
    await write(ctx, { reader, language, what, news, cause: `news:${reader.id}:${first.itemId}` }, parts)
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

function areOf(what: Due['what']): SQL | undefined {
  if (what.about === 'products') return inArray(notices.kind, PRODUCT_NOTICES)
  return what.about === 'topic'
    ? eq(notices.topicId, what.topicId)
    : and(isNull(notices.topicId), notInArray(notices.kind, PRODUCT_NOTICES))
}

interface Gathered {
  reader: Due['reader']
  language: Language
  what: Due['what']
  news: News[]
  cause: string
}

async function write(ctx: Ctx, gathered: Gathered, parts: GatheringParts): Promise<void> {
  const { reader, language, what, news, cause } = gathered
  const { schools, writeMail, topicMails, config } = parts
  const view = foundOr404(await schools.view(ctx.school.id))
  const wordsIn = { topic: topicMails.word, answers: answerWords, products: productWords }[what.about]
  const urlOf = (of: Unsubscription) => unsubscribeUrl(config.secretKey, ctx.school, reader.id, of)
  const letter = newsLetter(language, {
    news,
    words: wordsIn(language, news.length),
    origin: ctx.school.origin,
    stopUrl: urlOf(what),
    stopAllUrl: what.about === 'products' ? undefined : urlOf({ about: 'all' }),
  })
  const mail = layOut({ ...view, origin: ctx.school.origin }, language, letter)
  const headers = oneClickHeaders(urlOf(what))
  await writeMail(ctx, { cause, to: reader.email, mail, headers, isDispensable: true })
}
