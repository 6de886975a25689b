import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { signedIn } from '../signed-in.ts'
import { impersonations } from '../tables.ts'
import type { listImpersonations as endpoint } from './contract.ts'

const MOST = 100

export async function listImpersonations(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const rows = await ctx.tx
    .select()
    .from(impersonations)
    .where(eq(impersonations.studentId, signedIn(ctx).id))
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
    .limit(MOST)
  return {
    impersonations: rows.map(({ id, adminName, createdAt }) => ({ id, name: adminName, at: createdAt.toISOString() })),
  }
}
