import { and, eq } from 'drizzle-orm'
import { topicSubscriptions } from '#modules/community/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'
import { answerMailRefusals } from '../tables.ts'
import { readUnsubscribeToken } from './unsubscribe-url.ts'

/** Ends the mails that a link is about, without a login (RFC 8058). Refuses with 404 a link that is none of ours. */
export async function unsubscribe(ctx: Ctx, token: string, secretKey: string): Promise<void> {
  const link = readUnsubscribeToken(secretKey, ctx.school.id, token)
  if (!link) throw new NotFound()
  const { personId, what } = link
  const own = eq(topicSubscriptions.personId, personId)
  if (what.about === 'topic')
    await ctx.tx.delete(topicSubscriptions).where(and(own, eq(topicSubscriptions.topicId, what.topicId)))
  if (what.about === 'all') await ctx.tx.delete(topicSubscriptions).where(own)
  if (what.about !== 'topic') await refuseAnswers(ctx, personId)
}

/** Whoever has no account any more gets no mails anyway. */
async function refuseAnswers({ tx, now }: Ctx, personId: string): Promise<void> {
  const [person] = await tx.select({ personId: people.id }).from(people).where(eq(people.id, personId))
  if (person)
    await tx
      .insert(answerMailRefusals)
      .values({ ...person, createdAt: now })
      .onConflictDoNothing()
}
