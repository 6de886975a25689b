import { eq } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { mattersFound } from './list-matters.ts'
import { matterLetter } from './mails/matter-letter.ts'
import { type Matter, matters } from './tables.ts'
import { REMINDED_DAYS } from './vocabulary.ts'

/** Tells the school's admins that a matter is still open and its day near; once for each of the days before it. */
export async function remind(ctx: Ctx, id: string, parts: LetterParts): Promise<void> {
  await ctx.tx.select({ id: matters.id }).from(matters).where(eq(matters.id, id)).for('update')
  const [found] = await mattersFound(ctx).where(eq(matters.id, id))
  const days = found && daysToTell(found.matter, ctx.now)
  if (!found || !days) return
  await ctx.tx.update(matters).set({ remindedDays: days }).where(eq(matters.id, id))
  const letter = matterLetter({ ...found, days }, ctx.school)
  await writeToAdmins(ctx, { kind: 'due', cause: `matter:${id}:${days}`, letter }, parts)
}

/** Of the days before it is due, the nearest that has come and was not told; undefined where there is none. */
export function daysToTell(
  { dueAt, endedAt, remindedDays }: Pick<Matter, 'dueAt' | 'endedAt' | 'remindedDays'>,
  now: Date,
): number | undefined {
  if (endedAt !== null || dueAt <= now) return undefined
  const near = REMINDED_DAYS.filter((days) => dueAt.getTime() - now.getTime() <= days * DAY).at(-1)
  return near !== undefined && (remindedDays === null || near < remindedDays) ? near : undefined
}
