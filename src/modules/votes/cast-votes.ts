import { type SQL, sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { isSignedIn } from '#platform/context.ts'
import { movingCounters } from '#platform/db/counters.ts'
import { forEachAsked, rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { together } from '#platform/db/together.ts'
import { NotFound, NotSignedIn } from '#platform/refusal.ts'
import type { castVote as contract, VoteValue } from './contract.ts'
import type { Finding, Found, VotableKind, Votables } from './votable.ts'

/** A voter's first votes on an item may meet in two processes; each goes on once the other is there to be seen. */
const MEETS_AT_MOST = 20

/**
 * Leaves one vote for a voter and an item whatever the race: a voter's clicks on it take turns, and wait for nobody else's. Votes of one
 * moment in a school go in one unit of work. Refuses with 404 what is not there, with 401 and 403 who may not vote on it.
 */
export function votingOn(votables: Votables) {
  const cast = together({
    groupOf: ({ ctx, found }: Vote & { ctx: OutsideCtx }) => `${ctx.school.id} ${found.finding.name}`,
    keyOf: ({ id, voterId }) => `${id} ${voterId}`,
    most: 50,
    doAll: (votes) => votes[0]!.ctx.inTransaction((ctx) => castVotes(ctx, votes)),
  })

  return async (ctx: OutsideCtx, { value, type, id }: Input<typeof contract>): Promise<Voted> => {
    const { actor } = ctx
    if (!isSignedIn(actor)) throw new NotSignedIn()
    const kind = votables.of(type)
    const found = await kind.find(ctx, id)
    const vote = { ctx, id, value, voterId: actor.id, seesHeld: actor.role === 'admin', kind, found }
    for (let met = 0; met < MEETS_AT_MOST; met++) {
      const { hasMet, ...voted } = await cast(vote)
      if (!hasMet) return voted
    }
    throw new Error('A vote meets another one again and again')
  }
}

type Voted = Answer<typeof contract>

export interface Vote {
  id: string
  voterId: string
  value: VoteValue
  /** whether they may vote on what waits for an admin */
  seesHeld: boolean
  kind: VotableKind
  found: Found
}

interface Row {
  facts: unknown
  hasMet: boolean
  value: VoteValue
  up_votes_count: number | null
  votes: number | null
}

/**
 * Votes on items that are found alike, no two of one voter on one item, by one statement. Who may not vote is refused by what it found: all
 * of them go with the unit of work.
 */
export async function castVotes(ctx: Ctx, votes: readonly Vote[]): Promise<(Voted & { hasMet: boolean })[]> {
  const asked = votes.map(({ id, voterId, value, seesHeld, found }, nth) => ({
    ...found.asking,
    nth,
    votedId: id,
    voterId,
    value,
    seesHeld,
  }))
  const { kind, found } = votes[0]!
  const cast = statementFor(kind, found.finding)
  const rows = await cast(ctx.tx, { asked: JSON.stringify(asked), votedAt: ctx.now })
  return votes.map(({ found }, nth) => {
    const { facts, ...voted } = rows[nth]!
    found.admit(facts)
    if (!isThere(voted)) throw new NotFound()
    ctx.changes(found.changes)
    return voted
  })
}

const isThere = <Counted extends Omit<Row, 'facts'>>(voted: Counted): voted is Counted & Voted => voted.votes !== null

const statements = new WeakMap<Finding, ReturnType<typeof preparedSql<Row & Record<string, unknown>>>>()

function statementFor(kind: VotableKind, finding: Finding) {
  const known = statements.get(finding)
  if (known) return known
  const statement = preparedSql<Row & Record<string, unknown>>(`vote_on_${finding.name}`, casting(kind, finding))
  statements.set(finding, statement)
  return statement
}

/**
 * Drizzle has no insert, delete and select in one statement; this is a hot path, so it is one. What is held is locked, so that who comes
 * meanwhile sees what became of it; whoever finds none and cannot put theirs there has met another first vote, and changes nothing.
 */
function casting({ type, table }: VotableKind, { asks, kept, facts }: Finding): SQL {
  const { moves, counters } = movingCounters(table, ['up_votes_count', 'votes'])
  const types = { votedId: 'uuid', voterId: 'uuid', value: 'int', seesHeld: 'boolean', ...asks }
  return sql`
    with asked as materialized (${rowsAsked(types)}),
      there as materialized (
        select asked.nth, found.id, asked."voterId" as voter_id, asked.value
        from asked, lateral (${forEachAsked(kept)}) as found (id)),
      held as materialized (
        select there.nth, there.id, there.voter_id, votes.value
        from there join votes on votable_type = ${type} and votable_id = there.id and votes.voter_id = there.voter_id
        order by there.id, there.voter_id for update of votes),
      cleared as (
        delete from votes using there, held
        where held.nth = there.nth and there.value in (0, held.value)
          and votable_type = ${type} and votable_id = there.id and votes.voter_id = there.voter_id),
      cast_now as (
        insert into votes (votable_type, votable_id, voter_id, value, created_at)
        select ${type}, there.id, there.voter_id, there.value, ${sql.placeholder('votedAt')}::timestamptz
        from there left join held on held.nth = there.nth
        where there.value <> 0 and there.value is distinct from held.value
        order by there.id, there.voter_id
        on conflict (votable_id, voter_id, votable_type) do update set value = excluded.value
          where (votes.votable_id, votes.voter_id) in (select id, voter_id from held)
        returning votable_id as id, voter_id, value),
      change as materialized (
        select there.nth, there.id, coalesce(held.value, 0) as before, coalesce(cast_now.value, 0) as after,
          there.value <> 0 and held.nth is null and cast_now.id is null as has_met
        from there left join held on held.nth = there.nth
          left join cast_now on cast_now.id = there.id and cast_now.voter_id = there.voter_id),
      moving as materialized (
        select id, sum((after = 1)::int - (before = 1)::int)::int as up_votes_count, sum(after - before)::int as votes
        from change group by id),
      ${sql.raw(moves)},
      counted as (${sql.raw(counters)})
    select (${forEachAsked(facts)}) as facts, change.after as value, counted.up_votes_count, counted.votes, change.has_met as "hasMet"
    from asked left join change on change.nth = asked.nth left join counted on counted.id = change.id
    order by asked.nth`
}
