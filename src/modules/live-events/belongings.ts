import { sql } from 'drizzle-orm'
import { type Belonging, moved, moveRows } from '#modules/people/index.ts'
import { tickets } from './tables.ts'
import { waitingEntries } from './waiting/tables.ts'

export const eventBelongings: Belonging[] = [
  moved(tickets.studentId, { kind: 'tickets' }),
  moved(tickets.checkedInById),
  {
    column: waitingEntries.studentId,
    fate: 'moved',
    async work(ctx, merge) {
      // A person stands in a line once: where who stands further ahead.
      await ctx.tx.execute(sql`
        update waiting_entries later set state = 'left', settled_at = ${ctx.now.toISOString()}::timestamptz
        from waiting_entries earlier
        where later.state = 'waiting' and earlier.state in ('waiting', 'offered', 'taking') and earlier.product_id = later.product_id
          and (later.student_id, earlier.student_id) in ((${merge.goneId}, ${merge.keptId}), (${merge.keptId}, ${merge.goneId}))
          and (earlier.state <> 'waiting' or (earlier.queued_at, earlier.id) < (later.queued_at, later.id))`)
      await moveRows(ctx, waitingEntries.studentId, merge)
    },
  },
  moved(waitingEntries.buyerId),
]
