import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'

/** How items are found by the statement that votes on them: one object for all that are found alike. */
export interface Finding {
  /** of the statement */
  name: string
  /**
   * SQL: finds the id of the item `votedId` where `voter` may read it, a row of their `id` and whether they see what is `held`, and keeps it
   * from being deleted until the end of the unit of work.
   */
  kept: SQL
  /** SQL: selects what has to be known to say who may vote there; `select null` where `kept` says it all. */
  facts: SQL
}

/** A kind of item people vote on; the module that owns the items keeps their counters. */
export interface VotableKind {
  /** as in the calls: `App\Comment` */
  type: string
  /** whose rows have the counters `up_votes_count` and `votes` */
  table: string
  /** How an item is found, with the values of other placeholders. `admit` refuses with 404 or 403 who may not vote there. */
  find(
    ctx: Ctx,
    id: string,
  ): Promise<{ finding: Finding; asking: Record<string, unknown>; admit(facts: unknown): void }>
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
