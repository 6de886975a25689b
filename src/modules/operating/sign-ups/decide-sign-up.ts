import { and, eq, isNotNull } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { schools as schoolRows } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { admitSchool as admission, refuseSchool as refusal } from './contract.ts'
import { type SignUpLetterParts, writeAdmitted, writeRefused } from './letters.ts'

interface Parts extends SignUpLetterParts {
  units: UnitsOfWork
  schools: SchoolFinder
}

/** Refuses with 404 a school that does not wait (any more). */
export async function admitSchool(
  { id }: Input<typeof admission>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof admission>> {
  const name = await inHeldSchool(id, parts, async (ctx) => {
    await ctx.tx.update(schoolRows).set({ heldAt: null }).where(eq(schoolRows.id, id))
    await writeAdmitted(ctx, parts)
  })
  parts.schools.forget(id)
  await writeDeed(parts.units, exchange, { deed: 'school-admitted', schoolId: id, subject: name })
  return { done: true }
}

/** Refuses as the other does. */
export async function refuseSchool(
  { id, words }: Input<typeof refusal>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof refusal>> {
  await inHeldSchool(id, parts, (ctx) => writeRefused(ctx, { id: newId(), words }, parts))
  await writeDeed(parts.units, exchange, { deed: 'school-refused', schoolId: id, subject: words })
  return { done: true }
}

/** Answers the name of the school, whose row is locked meanwhile. */
async function inHeldSchool(id: string, { units, schools }: Parts, work: (ctx: Ctx) => Promise<void>): Promise<string> {
  const school = foundOr404(await schools.byId(id))
  return units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
    const [held] = await ctx.tx
      .select({ id: schoolRows.id })
      .from(schoolRows)
      .where(and(eq(schoolRows.id, id), isNotNull(schoolRows.heldAt)))
      .for('update')
    foundOr404(held)
    await work(ctx)
    return school.name
  })
}
