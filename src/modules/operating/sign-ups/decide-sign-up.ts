import { and, eq, isNotNull } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { schools as schoolRows } from '#modules/schools/tables.ts'
import type { Ctx, PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { admitSchool as admission, refuseSchool as refusal } from './contract.ts'
import { type SignUpLetterParts, writeAdmitted, writeRefused } from './letters.ts'

interface Parts extends SignUpLetterParts {
  schools: SchoolFinder
}

/** Refuses with 404 a school that does not wait (any more). */
export async function admitSchool(
  platform: PlatformCtx,
  { id }: Input<typeof admission>,
  parts: Parts,
): Promise<Answer<typeof admission>> {
  await inHeldSchool(platform, id, parts, async (ctx) => {
    await ctx.tx.update(schoolRows).set({ heldAt: null }).where(eq(schoolRows.id, id))
    await writeAdmitted(ctx, parts)
    ctx.note({ subject: ctx.school.name })
  })
  parts.schools.forget(id)
  return { done: true }
}

/** Refuses as the other does. */
export async function refuseSchool(
  platform: PlatformCtx,
  { id, words }: Input<typeof refusal>,
  parts: Parts,
): Promise<Answer<typeof refusal>> {
  await inHeldSchool(platform, id, parts, async (ctx) => {
    await writeRefused(ctx, { id: newId(), words }, parts)
    ctx.note({ subject: words })
  })
  return { done: true }
}

/** In the school, whose row is locked meanwhile. */
async function inHeldSchool(
  platform: PlatformCtx,
  id: string,
  { schools }: Parts,
  work: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const school = foundOr404(await schools.byId(id))
  await platform.inSchool(school).inTransaction(async (ctx) => {
    const [held] = await ctx.tx
      .select({ id: schoolRows.id })
      .from(schoolRows)
      .where(and(eq(schoolRows.id, id), isNotNull(schoolRows.heldAt)))
      .for('update')
    foundOr404(held)
    await work(ctx)
  })
}
