import { and, eq } from 'drizzle-orm'
import { topicSubscriptions } from '#modules/community/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { answerMailRefusals } from '../tables.ts'
import type { Unsubscription } from './unsubscribe-url.ts'

/** Whether the person wants these mails now; of all, whether they want any. */
export async function isWanted({ tx }: Ctx, personId: string, what: Unsubscription): Promise<boolean> {
  const own = eq(topicSubscriptions.personId, personId)
  const subscriptions = () =>
    tx.$count(topicSubscriptions, what.about === 'topic' ? and(own, eq(topicSubscriptions.topicId, what.topicId)) : own)
  if (what.about === 'topic') return (await subscriptions()) > 0
  const wantsAnswers = (await tx.$count(answerMailRefusals, eq(answerMailRefusals.personId, personId))) === 0
  return wantsAnswers || (what.about === 'all' && (await subscriptions()) > 0)
}
