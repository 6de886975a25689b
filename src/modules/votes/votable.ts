import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'

/** A kind of item people vote on; the module that owns the items keeps their counters. */
export interface VotableKind {
  /** as in the calls: `App\Comment` */
  type: string
  /** Keeps the item from being deleted until the end of the unit of work. Refuses with 404 or 403 who may not vote on it. */
  keep(ctx: Ctx, id: string): Promise<void>
  /** Moves the counters of an item that is kept and answers them, waiting for nobody else who votes. */
  count(ctx: Ctx, id: string, change: { up: number; votes: number }): Promise<{ upVotesCount: number; votes: number }>
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
