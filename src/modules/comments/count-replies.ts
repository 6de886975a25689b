import type { Ctx } from '#platform/context.ts'
import { countersOf } from '#platform/db/counters.ts'
import { foundOr404 } from '#platform/refusal.ts'

/** Refuses with 404 when the comment is gone. Nobody waits for whoever else replies. */
export async function countReplies({ tx }: Ctx, commentId: string, by: 1 | -1): Promise<void> {
  foundOr404(await moveReplies(tx, commentId, { replies_count: by }))
}

const moveReplies = countersOf('comments', ['replies_count'])
