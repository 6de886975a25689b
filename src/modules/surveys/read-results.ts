import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { surveys } from './tables.ts'

/** Puts down that what a survey found out so far was read: it waits for nobody until it is responded to again. */
export async function readResults({ tx }: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const [read] = await tx
    .update(surveys)
    .set({ readCount: surveys.responsesCount })
    .where(eq(surveys.id, id))
    .returning({ id: surveys.id })
  foundOr404(read)
  return { done: true }
}
