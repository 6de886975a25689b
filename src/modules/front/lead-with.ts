import type { Ctx } from '#platform/context.ts'
import type { ChosenFront } from './chosen-front.ts'
import { fronts } from './tables.ts'

/** The front page leads with it from now on. */
export async function leadWith({ tx }: Pick<Ctx, 'tx'>, front: ChosenFront): Promise<void> {
  await tx.insert(fronts).values(front).onConflictDoUpdate({ target: fronts.schoolId, set: front })
}
