import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { grants } from './tables.ts'
import { FROM_BUNDLE, FROM_PERIODS } from './vocabulary.ts'

interface Moved {
  periodId: string
  /** null: without end */
  endsAt: Date | null
  renews: boolean
}

/** What a period opened, and what came with it as long, is open until then. */
export async function moveGrantEnd({ tx }: Ctx, { periodId, endsAt, renews }: Moved): Promise<void> {
  const moved = await tx
    .update(grants)
    .set({ endsAt, renews })
    .where(and(eq(grants.source, FROM_PERIODS), eq(grants.sourceId, periodId)))
    .returning({ id: grants.id })
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(grants)
      .set({ endsAt })
      .where(and(eq(grants.source, FROM_BUNDLE), inArray(grants.sourceId, ids)))
}
