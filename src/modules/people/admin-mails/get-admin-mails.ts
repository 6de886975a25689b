import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { signedIn } from '../signed-in.ts'
import type { getAdminMails as endpoint } from './contract.ts'
import { adminMailRefusals } from './tables.ts'
import { adminMailsFor } from './vocabulary.ts'

export async function getAdminMails(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const refused = await ctx.tx
    .select({ kind: adminMailRefusals.kind })
    .from(adminMailRefusals)
    .where(eq(adminMailRefusals.personId, signedIn(ctx).id))
  const offered = ctx.actor.role === 'admin' ? adminMailsFor(ctx.actor.adminRole) : []
  return { offered, wanted: offered.filter((each) => !refused.some(({ kind }) => kind === each)) }
}
