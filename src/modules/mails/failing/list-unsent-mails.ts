import { and, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { mails } from '../tables.ts'
import type { listUnsentMails as endpoint } from './contract.ts'
import { isFailing, mayBeSent } from './is-failing.ts'

const PAGE = 30

export async function listUnsentMails(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { id, to, subject, createdAt, failedAt, failure } = mails
  const rows = await ctx.tx
    .select({ id, to, subject, createdAt, failedAt, failure, mayRetry: mayBeSent })
    .from(mails)
    .where(and(isFailing(), olderThan(createdAt, id, cursor)))
    .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ mayRetry, ...mail }) => ({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      created_at: mail.createdAt.toISOString(),
      failed_at: mail.failedAt?.toISOString() ?? null,
      failure: mail.failure,
      may_retry: mayRetry,
    }),
    (last) => nextPage('/json/home/mails', {}, cursorOf(last)),
  )
}
