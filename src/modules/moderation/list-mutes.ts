import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { people } from '#modules/people/tables.ts'
import type { Mute } from './contract.ts'
import { studentById } from '#modules/people/index.ts'
import { mutes } from './tables.ts'
import { viewMute } from './view.ts'

const SHOWN = 50
const muter = alias(people, 'muter')
const ender = alias(people, 'ender')

/** Newest first, the last 50. Refuses with 404 who is no student of the school. */
export async function listMutes(ctx: Ctx, { id }: { id: string }): Promise<{ data: Mute[] }> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const rows = await ctx.tx
    .select({
      id: mutes.id,
      reason: mutes.reason,
      createdAt: mutes.createdAt,
      until: mutes.until,
      endedAt: mutes.endedAt,
      mutedBy: muter.name,
      endedBy: ender.name,
    })
    .from(mutes)
    .leftJoin(muter, eq(muter.id, mutes.mutedById))
    .leftJoin(ender, eq(ender.id, mutes.endedById))
    .where(eq(mutes.studentId, id))
    .orderBy(desc(mutes.createdAt))
    .limit(SHOWN)
  return { data: rows.map((row) => viewMute(row, ctx.now)) }
}
