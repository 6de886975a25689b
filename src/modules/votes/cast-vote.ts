import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { isSignedIn } from '#platform/context.ts'
import { movingCounters } from '#platform/db/counters.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import { foundOr404, NotSignedIn } from '#platform/refusal.ts'
import type { castVote as contract } from './contract.ts'
import type { VotableKind, Votables } from './votable.ts'

/** A voter's first votes on an item may meet; each goes on once the other is there to be seen. */
const MEETS_AT_MOST = 20

/** Leaves one vote for a voter and an item whatever the race: a voter's clicks on it take turns, and wait for nobody else's. */
export async function castVote(
  ctx: Ctx,
  { value, type, id }: Input<typeof contract>,
  votables: Votables,
): Promise<Answer<typeof contract>> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const kind = votables.of(type)
  await kind.admit(ctx, id)
  for (let met = 0; met < MEETS_AT_MOST; met++) {
    const values = [id, type, actor.id, value, ctx.now, actor.role === 'admin']
    const { rows } = await connectionOf(ctx.tx).query<Voted>({ ...statementFor(kind), values })
    const { hasMet, ...voted } = foundOr404(rows[0])
    if (!hasMet) return voted
  }
  throw new Error('A vote meets another one again and again')
}

type Voted = Answer<typeof contract> & { hasMet: boolean }

const statements = new Map<VotableKind, { name: string; text: string }>()

function statementFor(kind: VotableKind): { name: string; text: string } {
  const known = statements.get(kind)
  if (known) return known
  const statement = { name: `vote_on_${kind.table}`, text: voting(kind) }
  statements.set(kind, statement)
  return statement
}

/**
 * Drizzle has no insert, delete and select in one statement; this is a hot path, so it is one. What is held is locked, so that who comes
 * meanwhile sees what became of it; whoever finds none and cannot put theirs there has met another first vote, and changes nothing.
 */
function voting({ table, kept }: VotableKind): string {
  const { moves, counters } = movingCounters(table, {
    up_votes_count: '(select (after = 1)::int - (before = 1)::int from change)',
    votes: '(select after - before from change)',
  })
  return `
    with voter as (select $3::uuid as id, $6::boolean as held),
      there as materialized (${kept}),
      held as materialized (
        select value from votes
        where votable_type = $2 and votable_id = (select id from there) and voter_id = $3 for update),
      cleared as (
        delete from votes
        where votable_type = $2 and votable_id = (select id from there) and voter_id = $3
          and $4::int in (0, (select value from held))),
      cast_now as (
        insert into votes (votable_type, votable_id, voter_id, value, created_at)
        select $2, there.id, $3, $4, $5 from there
        where $4::int <> 0 and $4::int is distinct from (select value from held)
        on conflict (votable_id, voter_id, votable_type) do update set value = excluded.value
          where exists (select from held)
        returning value),
      change as materialized (
        select coalesce((select value from held), 0) as before, coalesce((select value from cast_now), 0) as after),
      ${moves}
    select after as value, counted.*,
      $4::int <> 0 and not exists (select from held) and not exists (select from cast_now) as "hasMet"
    from change, (${counters}) as counted`
}
