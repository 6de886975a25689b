import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { isSignedIn } from '#platform/context.ts'
import { movingCounters } from '#platform/db/counters.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { NotFound, NotSignedIn } from '#platform/refusal.ts'
import type { castVote as contract } from './contract.ts'
import type { Finding, VotableKind, Votables } from './votable.ts'

/** A voter's first votes on an item may meet; each goes on once the other is there to be seen. */
const MEETS_AT_MOST = 20

/**
 * Leaves one vote for a voter and an item whatever the race: a voter's clicks on it take turns, and wait for nobody else's. Who may not is
 * refused by what the same statement found, and the vote goes with the unit of work.
 */
export async function castVote(
  ctx: Ctx,
  { value, type, id }: Input<typeof contract>,
  votables: Votables,
): Promise<Answer<typeof contract>> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const kind = votables.of(type)
  const { finding, asking, admit } = await kind.find(ctx, id)
  const given = { votedId: id, type, voterId: actor.id, value, votedAt: ctx.now, seesHeld: actor.role === 'admin' }
  for (let met = 0; met < MEETS_AT_MOST; met++) {
    const [row] = await voting(kind, finding)(ctx.tx, { ...asking, ...given })
    const { facts, hasMet, ...voted } = row!
    admit(facts)
    if (!isThere(voted)) throw new NotFound()
    if (!hasMet) return voted
  }
  throw new Error('A vote meets another one again and again')
}

type Voted = Answer<typeof contract>
type Row = { facts: unknown; hasMet: boolean } & (Voted | { [name in keyof Voted]: null })

const isThere = (voted: Voted | { [name in keyof Voted]: null }): voted is Voted => voted.votes !== null

const statements = new WeakMap<Finding, ReturnType<typeof preparedSql<Row>>>()

function voting(kind: VotableKind, finding: Finding) {
  const known = statements.get(finding)
  if (known) return known
  const statement = preparedSql<Row>(`vote_on_${finding.name}`, votingOn(kind, finding))
  statements.set(finding, statement)
  return statement
}

const voter = sql`${sql.placeholder('voterId')}::uuid`
const type = sql`${sql.placeholder('type')}::text`
const value = sql`${sql.placeholder('value')}::int`

/**
 * Drizzle has no insert, delete and select in one statement; this is a hot path, so it is one. What is held is locked, so that who comes
 * meanwhile sees what became of it; whoever finds none and cannot put theirs there has met another first vote, and changes nothing.
 */
function votingOn({ table }: VotableKind, { kept, facts }: Finding): SQL {
  const { moves, counters } = movingCounters(table, {
    up_votes_count: '(select (after = 1)::int - (before = 1)::int from change)',
    votes: '(select after - before from change)',
  })
  return sql`
    with voter as (select ${voter} as id, ${sql.placeholder('seesHeld')}::boolean as held),
      there as materialized (${kept}),
      held as materialized (
        select value from votes
        where votable_type = ${type} and votable_id = (select id from there) and voter_id = ${voter} for update),
      cleared as (
        delete from votes
        where votable_type = ${type} and votable_id = (select id from there) and voter_id = ${voter}
          and ${value} in (0, (select value from held))),
      cast_now as (
        insert into votes (votable_type, votable_id, voter_id, value, created_at)
        select ${type}, there.id, ${voter}, ${value}, ${sql.placeholder('votedAt')}::timestamptz from there
        where ${value} <> 0 and ${value} is distinct from (select value from held)
        on conflict (votable_id, voter_id, votable_type) do update set value = excluded.value
          where exists (select from held)
        returning value),
      change as materialized (
        select coalesce((select value from held), 0) as before, coalesce((select value from cast_now), 0) as after),
      ${sql.raw(moves)}
    select (${facts}) as facts, after as value, counted.*,
      ${value} <> 0 and not exists (select from held) and not exists (select from cast_now) as "hasMet"
    from change left join (${sql.raw(counters)}) as counted on true`
}
