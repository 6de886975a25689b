import { sql } from 'drizzle-orm'
import { type Belonging, moveRows } from '#modules/people/index.ts'
import { votes } from './tables.ts'
import type { Votables } from './votable.ts'

/** One vote for a person and an item: that of the account that stays. The other is counted no more. */
export const voteBelongings = (votables: Votables): Belonging[] => [
  {
    column: votes.voterId,
    fate: 'united',
    kind: 'votes',
    async work(ctx, merge) {
      const counting = votables.all.map(
        ({ type, table }, nth) => sql`, ${sql.identifier(`counted_${nth}`)} as (
          update ${sql.identifier(table)} item set up_votes_count = up_votes_count - (dropped.value = 1)::int, votes = votes - dropped.value
          from dropped where dropped.votable_type = ${type} and item.id = dropped.votable_id)`,
      )
      await ctx.tx.execute(sql`
        with dropped as (
          delete from votes gone using votes kept
          where gone.voter_id = ${merge.goneId} and kept.voter_id = ${merge.keptId}
            and kept.votable_id = gone.votable_id and kept.votable_type = gone.votable_type
          returning gone.votable_type, gone.votable_id, gone.value)
        ${sql.join(counting)}
        select count(*) from dropped`)
      await moveRows(ctx, votes.voterId, merge)
    },
  },
]
