import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { openersOf } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { BOUGHT } from './policy.ts'

/** Whether a student ever paid for a course or for a membership that opens it, whatever became of their access. */
export async function hasBought(ctx: Ctx, studentId: string, courseId: string): Promise<boolean> {
  const rows = await ctx.tx
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.studentId, studentId),
        sql`${grants.productId} = any (${openersOf(sql`${courseId}::uuid`)})`,
        inArray(grants.source, [...BOUGHT]),
      ),
    )
    .limit(1)
  return rows.length > 0
}
