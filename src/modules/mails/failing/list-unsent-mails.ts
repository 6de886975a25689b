import { and, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { mails } from '../tables.ts'
import type { listUnsentMails as endpoint } from './contract.ts'
import { isFailing } from './is-failing.ts'
import { failingColumns, viewFailingMail } from './view-failing-mail.ts'

const PAGE = 30

export async function listUnsentMails(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const rows = await ctx.tx
    .select(failingColumns)
    .from(mails)
    .where(and(isFailing(), olderThan(mails.createdAt, mails.id, cursor)))
    .orderBy(sql`${mails.createdAt} desc nulls last`, sql`${mails.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewFailingMail, (last) => nextPage('/json/home/mails', {}, cursorOf(last)))
}
