import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { signedIn } from '../signed-in.ts'
import type { setAdminMails as endpoint } from './contract.ts'
import { getAdminMails } from './get-admin-mails.ts'
import { adminMailRefusals } from './tables.ts'

/** Safe to repeat. */
export async function setAdminMails(
  ctx: Ctx,
  { kind, wanted }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { id: personId } = signedIn(ctx)
  if (wanted)
    await ctx.tx
      .delete(adminMailRefusals)
      .where(and(eq(adminMailRefusals.personId, personId), eq(adminMailRefusals.kind, kind)))
  else await ctx.tx.insert(adminMailRefusals).values({ personId, kind, createdAt: ctx.now }).onConflictDoNothing()
  return getAdminMails(ctx)
}
