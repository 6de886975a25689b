import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { people } from '#modules/people/tables.ts'
import { eraseStudent } from '#modules/students/index.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal, Unavailable } from '#platform/refusal.ts'
import { isStudent } from '../is-student.ts'
import { workThrough } from './one-of-many.ts'
import type { Steps } from './steps.ts'
import { isAwaited } from './who-waits.ts'

interface Student {
  id: string
  createdAt: Date
}

/**
 * Each as any deleted account is, in a transaction of their own: nobody waits for another. Who has something open with the school is left for a later
 * time. An erased one is a student no more, and not found again. What failed is thrown at the end.
 */
export async function eraseStudents(steps: Steps, fulfillables: Fulfillables): Promise<void> {
  await workThrough(steps, {
    after: studentsAfter,
    work: ({ id }) => steps.step((ctx) => eraseUnlessAwaited(ctx, id, fulfillables)).catch(awaitedInstead),
  })
}

/** It was refused for what came up meanwhile: that is waited for. What is only not to be had right now is tried again. */
function awaitedInstead(error: unknown): void {
  if (!(error instanceof Refusal) || error instanceof Unavailable) throw error
}

const studentsAfter = (ctx: Ctx, last: Student | undefined, most: number): Promise<Student[]> =>
  ctx.tx
    .select({ id: people.id, createdAt: people.createdAt })
    .from(people)
    .where(and(isStudent(ctx), last && sql`(${people.createdAt}, ${people.id}) > (${last.createdAt}, ${last.id})`))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(most)

async function eraseUnlessAwaited(ctx: Ctx, id: string, fulfillables: Fulfillables): Promise<void> {
  const [free] = await ctx.tx
    .select({ id: people.id })
    .from(people)
    .where(and(isStudent(ctx), eq(people.id, id), not(isAwaited)))
  if (free) await eraseStudent(ctx, { id }, fulfillables)
}
