import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { answerMailRefusals, productMailRefusals } from '../tables.ts'
import type { TopicMails } from '../topic-mails.ts'
import type { Unsubscription } from './unsubscribe-url.ts'

/** Whether the person wants these mails now; of all, whether they want any. */
export async function isWanted(
  ctx: Ctx,
  personId: string,
  what: Unsubscription,
  topicMails: TopicMails,
): Promise<boolean> {
  if (what.about === 'products') return wantsProductMails(ctx, personId)
  if (what.about === 'topic') return topicMails.areWanted(ctx, personId, what.topicId)
  return (await wantsAnswers(ctx, personId)) || (what.about === 'all' && (await topicMails.areWanted(ctx, personId)))
}

/** They are sent until somebody wants none. */
export const wantsAnswers = async ({ tx }: Ctx, personId: string): Promise<boolean> =>
  (await tx.$count(answerMailRefusals, eq(answerMailRefusals.personId, personId))) === 0

export const wantsProductMails = async ({ tx }: Ctx, personId: string): Promise<boolean> =>
  (await tx.$count(productMailRefusals, eq(productMailRefusals.personId, personId))) === 0
