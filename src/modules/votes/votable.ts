import type { SQL } from 'drizzle-orm'
import type { Circumstances, OutsideCtx } from '#platform/context.ts'
import type { AskedTypes } from '#platform/db/for-each-asked.ts'
import { NotFound } from '#platform/refusal.ts'

/** How items of one kind are found by the statement that votes on them: one object for all that are found alike. */
export interface Finding {
  /** of the statement */
  name: string
  /** the placeholders in `kept` and `facts` besides `votedId`, `voterId` and `seesHeld`, which every vote has */
  asks: AskedTypes
  /** SQL: finds the id of the item `votedId` where `voterId` may read it, and keeps it from being deleted until the end of the unit of work. */
  kept: SQL
  /** SQL: selects what has to be known to say who may vote there; `select null` where `kept` says it all. */
  facts: SQL
}

/** An item that somebody votes on, as they find it. */
export interface Found {
  finding: Finding
  /** the values of what the finding asks */
  asking: Record<string, unknown>
  /** what others see otherwise once a vote is counted (`ctx.changes`) */
  changes: string
  /** Refuses with 404 or 403 who may not vote there. */
  admit(facts: unknown): void
}

/** Who wants to vote on an item, and asks the database where it is. */
export type VoteSeeker = Circumstances & Pick<OutsideCtx, 'reading'>

/** A kind of item people vote on; the module that owns the items keeps their counters. */
export interface VotableKind {
  /** as in the calls: `App\Comment` */
  type: string
  /** whose rows have the counters `up_votes_count` and `votes` */
  table: string
  /** How an item is found. Refuses with 404 what was never there. */
  find(ctx: VoteSeeker, id: string): Promise<Found>
}

export class Votables {
  readonly #kinds = new Map<string, VotableKind>()

  register(kind: VotableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  get all(): VotableKind[] {
    return [...this.#kinds.values()]
  }

  /** Refuses with 404 a type nobody registered. */
  of(type: string): VotableKind {
    const kind = this.#kinds.get(type)
    if (!kind) throw new NotFound()
    return kind
  }
}
