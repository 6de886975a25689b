import { type SQL, sql } from 'drizzle-orm'
import type { Circumstances, Ctx } from '#platform/context.ts'
import { type AskedTypes, forEachAsked, rowsAsked } from '#platform/db/for-each-asked.ts'
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
  /** whether a comment may be about one moment of its film */
  hasMoments?: true
  /**
   * SQL: selects, as JSON called `facts`, what `judge` has to know of the item whose id is the placeholder `itemId`; nothing where there is none in
   * this school. Whoever needs more than that asks for it in the same statement.
   */
  facts: SQL
  /** SQL, a table in it whose row stays there until the unit of work ends where somebody writes; others may keep it meanwhile. */
  kept?: SQL
  /** the other placeholders in `facts` */
  asks: AskedTypes
  /** The values of them. */
  asking(ctx: Circumstances): Record<string, unknown>
  /** The item and what `ctx.actor` may do with it. */
  judge(ctx: Circumstances, id: string, facts: Facts): Commentable | undefined
  /** What those of these items are called that are there, and where their comments are read; for admins. */
  describe(ctx: Ctx, ids: string[]): Promise<Place[]>
  /** So many comments came, or went (-1), in the same unit of work; for kinds that show how many there are. */
  countChanged?(ctx: Ctx, id: string, by: number): Promise<void>
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

/** Of several items of a kind, for whoever asks for each; nothing of those that are not there. */
const ofSeveral = (name: string, { asks }: CommentableKind, facts: SQL) =>
  preparedSql<{ nth: number; facts: unknown }>(
    name,
    sql`
      with asked as materialized (${rowsAsked({ ...asks, itemId: 'uuid' })})
      select asked.nth, found.facts
      from asked, lateral (${forEachAsked(facts)}) as found (facts)`,
  )
const factsOfSeveral = ofEachKind((kind) => ofSeveral(`facts_of_several_${kind.type}`, kind, kind.facts))
const factsKept = ofEachKind((kind) => {
  const { type, facts, kept } = kind
  return ofSeveral(`kept_facts_of_${type}`, kind, kept ? sql`${facts} for key share of ${kept}` : facts)
})

/** An item, and who asks for it. */
interface Wanted {
  id: string
  by: Circumstances
}

export class Commentables {
  readonly #kinds = new Map<string, CommentableKind>()

  register(kind: CommentableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  /** Refuses with 404 a type nobody registered. */
  of(type: string): CommentableKind {
    return foundOr404(this.#kinds.get(type))
  }

  async find(ctx: Ctx, { type, id }: CommentableRef): Promise<Commentable | undefined> {
    const kind = this.#kinds.get(type)
    if (!kind) return undefined
    const [row] = await factsRead(kind)(ctx.tx, { ...kind.asking(ctx), itemId: id })
    return row && kind.judge(ctx, id, row.facts)
  }

  /** Refuses with 404 what is not there, with 403 what may not be seen. */
  async get(ctx: Ctx, on: CommentableRef): Promise<Commentable> {
    return seen(await this.find(ctx, on))
  }

  /** The items of one type that somebody is about to write on: they stay there until the unit of work ends. Refuses as `get`. */
  async keep(ctx: Ctx, type: string, wanted: readonly Wanted[]): Promise<Commentable[]> {
    const kind = this.of(type)
    return (await judged(ctx, kind, wanted, factsKept(kind))).map(seen)
  }

  /** The items of one type as whoever asks for each finds them, by one read. */
  async findAll(ctx: Ctx, type: string, wanted: readonly Wanted[]): Promise<(Commentable | undefined)[]> {
    const kind = this.#kinds.get(type)
    return kind ? judged(ctx, kind, wanted, factsOfSeveral(kind)) : wanted.map(() => undefined)
  }

  /** What may be commented on in one unit of work: where comments are counted one item, else all of a type. */
  groupOf({ type, id }: CommentableRef): string {
    return this.of(type).countChanged ? `${type} ${id}` : type
  }

  hasMoments(type: string): boolean {
    return this.#kinds.get(type)?.hasMoments === true
  }

  takesVideos(type: string): boolean {
    return this.#kinds.get(type)?.takesVideos === true
  }

  async countChanged(ctx: Ctx, { type, id }: CommentableRef, by: number): Promise<void> {
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

async function judged(ctx: Ctx, kind: CommentableKind, wanted: readonly Wanted[], read: ReturnType<typeof ofSeveral>) {
  const asked = wanted.map(({ id, by }, nth) => ({ ...kind.asking(by), nth, itemId: id }))
  const rows = await read(ctx.tx, { asked: JSON.stringify(asked) })
  const found = new Map(rows.map(({ nth, facts }) => [nth, facts]))
  return wanted.map(({ id, by }, nth) => (found.has(nth) ? kind.judge(by, id, found.get(nth)) : undefined))
}
