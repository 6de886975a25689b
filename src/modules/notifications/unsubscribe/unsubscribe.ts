import { eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'
import { answerMailRefusals, productMailRefusals } from '../tables.ts'
import type { TopicMails } from '../topic-mails.ts'
import { readUnsubscribeToken } from './unsubscribe-url.ts'

export interface UnsubscribeParts {
  secretKey: string
  topicMails: TopicMails
}

/** Ends the mails that a link is about, without a login (RFC 8058). Refuses with 404 a link that is none of ours. */
export async function unsubscribe(ctx: Ctx, token: string, { secretKey, topicMails }: UnsubscribeParts): Promise<void> {
  const link = readUnsubscribeToken(secretKey, ctx.school.id, token)
  if (!link) throw new NotFound()
  const { personId, what } = link
  if (what.about === 'topic') await topicMails.end(ctx, personId, what.topicId)
  if (what.about === 'all') await topicMails.end(ctx, personId)
  if (what.about === 'answers' || what.about === 'all') await refuse(ctx, personId, answerMailRefusals)
  if (what.about === 'products') await refuse(ctx, personId, productMailRefusals)
}

/** Whoever has no account any more gets no mails anyway. */
async function refuse(
  { tx, now }: Ctx,
  personId: string,
  refusals: typeof answerMailRefusals | typeof productMailRefusals,
): Promise<void> {
  const [person] = await tx.select({ personId: people.id }).from(people).where(eq(people.id, personId))
  if (person)
    await tx
      .insert(refusals)
      .values({ ...person, createdAt: now })
      .onConflictDoNothing()
}
