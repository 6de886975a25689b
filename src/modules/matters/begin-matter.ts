import type { Ctx } from '#platform/context.ts'
import { matters } from './tables.ts'
import type { MatterKind } from './vocabulary.ts'

export interface About {
  kind: MatterKind
  subjectId: string
  orderId: string
}

/** Puts down what has to be done, once. What was done before that is told stays so. */
export async function beginMatter({ tx, now }: Ctx, about: About & { dueAt: Date }): Promise<void> {
  await tx
    .insert(matters)
    .values({ ...about, createdAt: now })
    .onConflictDoNothing()
}
