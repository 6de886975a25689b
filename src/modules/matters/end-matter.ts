import { isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { About } from './begin-matter.ts'
import { matters } from './tables.ts'

/** It is done: that may be told before it came up. Safe to repeat. */
export async function endMatter({ tx, now }: Ctx, about: About): Promise<void> {
  await tx
    .insert(matters)
    .values({ ...about, dueAt: now, createdAt: now, endedAt: now })
    .onConflictDoUpdate({
      target: [matters.kind, matters.subjectId],
      set: { endedAt: now },
      setWhere: isNull(matters.endedAt),
    })
}
