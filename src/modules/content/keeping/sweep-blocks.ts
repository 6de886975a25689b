import { and, asc, eq, getTableName, gt, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { abandonNamed } from './abandon-named.ts'
import type { Keeping, Kept } from './kept-blocks.ts'

/** Blocks that were deleted a day ago go for good, with the images only they showed. */
export const sweepingBlocks = <Content extends Kept>(
  queue: string,
  keeping: Keeping<Content>,
  parts: OneByOneParts,
): TimedJob => ({
  queue,
  cron: '20 * * * *',
  async work(tell) {
    const { table } = keeping
    const wasRemoved = removedBefore(keeping, clock.now())
    const rowsAfter = (last: { id: string } | undefined, most: number) =>
      parts.units.withoutSchool(`${getTableName(table)} of all schools were deleted`, (tx) =>
        tx
          .select({ id: table.id, schoolId: table.schoolId })
          .from(table)
          .where(and(wasRemoved, last && gt(table.id, last.id)))
          .orderBy(asc(table.id))
          .limit(most),
      )
    await workOneByOne(parts, { rowsAfter, work: (ctx, id) => forget(ctx, keeping, id) }, tell)
  },
})

const removedBefore = <Content extends Kept>({ table }: Keeping<Content>, now: Date) =>
  lt(table.removedAt, new Date(now.getTime() - DAY))

/** One that somebody had back meanwhile stays. */
async function forget<Content extends Kept>(ctx: Ctx, keeping: Keeping<Content>, blockId: string): Promise<void> {
  const { table } = keeping
  const gone = await ctx.tx
    .delete(table)
    .where(and(eq(table.id, blockId), removedBefore(keeping, ctx.now)))
    .returning({ content: table.content })
  await abandonNamed(ctx, keeping, gone)
}
