import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { isSignedIn } from '#platform/context.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { castVote as contract, VoteValue } from './contract.ts'
import { changeBetween } from './vocabulary.ts'
import type { Votables } from './votable.ts'

/** Leaves one vote for a voter and an item whatever the race: a voter's clicks on it take turns, and wait for nobody else's. */
export async function castVote(
  ctx: Ctx,
  { value, type, id }: Input<typeof contract>,
  votables: Votables,
): Promise<Answer<typeof contract>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const kind = votables.of(type)
  await kind.keep(ctx, id)
  await takeTurn(ctx, `${ctx.actor.id} ${id}`)
  const { before, after } = await replaceVote(ctx, { type, id, voterId: ctx.actor.id, value })
  const { upVotesCount, votes } = await kind.count(ctx, id, changeBetween(before, after))
  return { value: after, up_votes_count: upVotesCount, votes }
}

const takeTurn = ({ tx }: Ctx, whose: string) =>
  connectionOf(tx).query({
    name: 'take_turn_to_vote',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [whose],
  })

interface NewVote {
  type: string
  id: string
  voterId: string
  value: VoteValue
}

/** Drizzle has no insert, delete and select in one statement; this is a hot path, so it is one. */
async function replaceVote(ctx: Ctx, { type, id, voterId, value }: NewVote) {
  const answer = await connectionOf(ctx.tx).query<{ before: VoteValue; after: VoteValue }>({
    name: 'replace_vote',
    text: `
      with held as (select value from votes where votable_type = $1 and votable_id = $2 and voter_id = $3),
        cleared as (
          delete from votes
          where votable_type = $1 and votable_id = $2 and voter_id = $3 and $4::int in (0, value)),
        cast_now as (
          insert into votes (votable_type, votable_id, voter_id, value, created_at)
          select $1, $2, $3, $4, $5 where $4::int <> 0 and not exists (select from held where value = $4)
          on conflict (votable_id, voter_id, votable_type) do update set value = excluded.value
          returning value)
      select coalesce((select value from held), 0) as before, coalesce((select value from cast_now), 0) as after`,
    values: [type, id, voterId, value, ctx.now],
  })
  return answer.rows[0]!
}
