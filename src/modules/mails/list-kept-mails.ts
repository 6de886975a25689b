import { desc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listKeptMails as endpoint } from './contract.ts'
import { mails } from './tables.ts'
import { viewMail } from './view.ts'

const LENGTH = 30

export async function listKeptMails(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const rows = await ctx.tx
    .select()
    .from(mails)
    .where(olderThan(mails.createdAt, mails.id, cursor))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(LENGTH + 1)
  return pageFrom(rows, LENGTH, viewMail, (last) => `/json/dev/mails?cursor=${cursorOf(last)}`)
}
