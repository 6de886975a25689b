import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { foundOr404, NotAllowed } from '#platform/refusal.ts'
import type { CommentableRef } from './contract.ts'

export interface Place {
  id: string
  title: string
  /** path of the page its comments are read on */
  url: string
}

export interface Commentable extends Place {
  /** the course whose reviews a comment on it may join */
  courseId?: string
  maySee: boolean
  mayComment: boolean
}

/** A kind of item people comment on; the module that owns the items knows who may see them. */
export interface CommentableKind<Facts = unknown> {
  /** as in the calls: `App\Lecture` */
  type: string
  /** whether a comment may carry a video (engagement §5) */
  takesVideos?: true
  /**
   * SQL: selects, as JSON called `facts`, what `judge` has to know of the item whose id is the placeholder `itemId`; nothing where there is none in
   * this school. Whoever needs more than that asks for it in the same statement.
   */
  facts: SQL
  /** SQL, a table in it whose row stays there until the unit of work ends where somebody writes; others may keep it meanwhile. */
  kept?: SQL
  /** The values of the other placeholders. */
  asking(ctx: Ctx): Record<string, unknown>
  /** The item and what `ctx.actor` may do with it. */
  judge(ctx: Ctx, id: string, facts: Facts): Commentable | undefined
  /** What those of these items are called that are there, and where their comments are read; for admins. */
  describe(ctx: Ctx, ids: string[]): Promise<Place[]>
  /** A comment came (1) or went (-1), in the same unit of work; for kinds that show how many there are. */
  countChanged?(ctx: Ctx, id: string, by: 1 | -1): Promise<void>
}

/** Something made once for each kind, such as a statement that asks for its facts among others. */
export function ofEachKind<Made>(make: (kind: CommentableKind) => Made): (kind: CommentableKind) => Made {
  const known = new WeakMap<CommentableKind, Made>()
  return (kind) => {
    const made = known.get(kind) ?? make(kind)
    known.set(kind, made)
    return made
  }
}

/** Refuses with 404 what is not there, with 403 what may not be seen. */
export function seen(item: Commentable | undefined): Commentable {
  if (!foundOr404(item).maySee) throw new NotAllowed()
  return item!
}

const factsRead = ofEachKind(({ type, facts }) => preparedSql<{ facts: unknown }>(`facts_of_${type}`, facts))

const factsKept = ofEachKind(({ type, facts, kept }) =>
  preparedSql<{ facts: unknown }>(`kept_facts_of_${type}`, kept ? sql`${facts} for key share of ${kept}` : facts),
)

export class Commentables {
  readonly #kinds = new Map<string, CommentableKind>()

  register(kind: CommentableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  /** Refuses with 404 a type nobody registered. */
  of(type: string): CommentableKind {
    return foundOr404(this.#kinds.get(type))
  }

  async find(ctx: Ctx, { type, id }: CommentableRef, how?: { toWrite: boolean }): Promise<Commentable | undefined> {
    const kind = this.#kinds.get(type)
    if (!kind) return undefined
    const [row] = await (how?.toWrite ? factsKept : factsRead)(kind)(ctx.tx, { ...kind.asking(ctx), itemId: id })
    return row && kind.judge(ctx, id, row.facts)
  }

  /** Refuses with 404 what is not there, with 403 what may not be seen. */
  async get(ctx: Ctx, on: CommentableRef, how?: { toWrite: boolean }): Promise<Commentable> {
    return seen(await this.find(ctx, on, how))
  }

  takesVideos(type: string): boolean {
    return this.#kinds.get(type)?.takesVideos === true
  }

  async countChanged(ctx: Ctx, { type, id }: CommentableRef, by: 1 | -1): Promise<void> {
    await this.#kinds.get(type)?.countChanged?.(ctx, id, by)
  }

  /** By the item's id, one read for each kind among them. */
  async describe(ctx: Ctx, refs: CommentableRef[]): Promise<Map<string, Place>> {
    const places = new Map<string, Place>()
    for (const [type, kind] of this.#kinds) {
      const ids = [...new Set(refs.flatMap((ref) => (ref.type === type ? [ref.id] : [])))]
      if (ids.length > 0) for (const place of await kind.describe(ctx, ids)) places.set(place.id, place)
    }
    return places
  }
}
