import { eq } from 'drizzle-orm'
import { keepForClosing } from '#modules/exports/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { findClosing } from './find-closing.ts'
import { daysToChoose } from './first-day.ts'
import { ClosingPlanned, PlannedByOperator } from './refusals.ts'
import { closings } from './tables.ts'
import { TELL_QUEUE } from './telling/queue.ts'
import type { Planner } from './vocabulary.ts'

interface Plan {
  closesOn: string
  words: string
  by: Planner
  byName: string
}

/** From now on nothing is sold, and all people are told. Refuses with 409 where one is planned, with 422 a day that is too near or too far. */
export async function putDownClosing(ctx: Ctx, { closesOn, words, by, byName }: Plan, jobs: Jobs): Promise<void> {
  const { tx, school, now } = ctx
  await lockSchool(ctx)
  refuseUnless(!(await findClosing(tx, school.id)), new ClosingPlanned())
  const { earliest, latest } = await daysToChoose(ctx, by)
  if (closesOn < earliest) throw invalidField('closes_on', 'closing.too-soon', { day: earliest })
  if (closesOn > latest) throw invalidField('closes_on', 'closing.too-late', { day: latest })
  const [row] = await tx
    .insert(closings)
    .values({ closesOn, words, plannedBy: by, plannedByName: byName, createdAt: now })
    .returning()
  await tx.update(schools).set({ closesOn }).where(eq(schools.id, school.id))
  await keepForClosing(ctx, closesOn)
  await jobs.put(tx, TELL_QUEUE, { schoolId: school.id, closingId: row!.id, news: 'planned' }, { key: row!.id })
}

/** The school goes on. Refuses with 404 where none is planned (any more), with 409 an owner what those who run the platform planned. */
export async function takeBackClosing(ctx: Ctx, by: Planner, jobs: Jobs): Promise<void> {
  const { tx, school, now } = ctx
  await lockSchool(ctx)
  const row = foundOr404(await findClosing(tx, school.id))
  refuseUnless(by === 'operator' || row.plannedBy === 'owner', new PlannedByOperator())
  foundOr404(row.closedAt === null ? row : undefined)
  await tx.update(closings).set({ calledOffAt: now }).where(eq(closings.id, row.id))
  await tx.update(schools).set({ closesOn: null }).where(eq(schools.id, school.id))
  await keepForClosing(ctx, null)
  const data = { schoolId: school.id, closingId: row.id, news: 'called-off' }
  await jobs.put(tx, TELL_QUEUE, data, { key: `${row.id}:called-off` })
}

const lockSchool = ({ tx, school }: Ctx) =>
  tx.select({ id: schools.id }).from(schools).where(eq(schools.id, school.id)).for('update')
