import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotFound } from '#platform/refusal.ts'
import type { getUnsubscription as endpoint } from '../contract.ts'
import { isWanted } from './is-wanted.ts'
import type { UnsubscribeParts } from './unsubscribe.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-url.ts'

/** What the link of a mail is about. Refuses with 404 one that is none of ours. */
export async function getUnsubscription(
  ctx: Ctx,
  { token }: Input<typeof endpoint>,
  { secretKey, topicMails }: UnsubscribeParts,
): Promise<Answer<typeof endpoint>> {
  const link = readUnsubscribeToken(secretKey, ctx.school.id, token)
  if (!link) throw new NotFound()
  const { personId, what } = link
  const topic = what.about === 'topic' ? await topicMails.titleOf(ctx, what.topicId) : undefined
  const all = { about: 'all' } as const
  const isOfAll = what.about !== 'products'
  return {
    about: what.about,
    topic: topic ?? null,
    is_wanted: await isWanted(ctx, personId, what, topicMails),
    all_token:
      isOfAll && (await isWanted(ctx, personId, all, topicMails))
        ? unsubscribeToken(secretKey, ctx.school.id, personId, all)
        : null,
  }
}
