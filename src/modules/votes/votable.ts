import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'

/** A kind of item people vote on; the module that owns the items keeps their counters. */
export interface VotableKind {
  /** as in the calls: `App\Comment` */
  type: string
  /** whose rows have the counters `up_votes_count` and `votes` */
  table: string
  /**
   * SQL: finds the id of the item `$1` where `voter` may read it, a row of their `id` and whether they see what is `held`, and keeps it
   * from being deleted until the end of the unit of work.
   */
  kept: string
  /** Refuses with 404 or 403 who may not vote on what is there. */
  admit(ctx: Ctx, id: string): Promise<void>
}

export class Votables {
  readonly #kinds = new Map<string, VotableKind>()

  register(kind: VotableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  /** Refuses with 404 a type nobody registered. */
  of(type: string): VotableKind {
    const kind = this.#kinds.get(type)
    if (!kind) throw new NotFound()
    return kind
  }
}
