import type { Ctx } from '#platform/context.ts'
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
export interface CommentableKind {
  /** as in the calls: `App\Lecture` */
  type: string
  /** whether a comment may carry a video (engagement §5) */
  takesVideos?: true
  /**
   * The item and what `ctx.actor` may do with it; undefined when there is none in this school. Found `toWrite`, it stays there until
   * the unit of work ends, and others may find it so meanwhile.
   */
  find(ctx: Ctx, id: string, how?: { toWrite: boolean }): Promise<Commentable | undefined>
  /** What those of these items are called that are there, and where their comments are read; for admins. */
  describe(ctx: Ctx, ids: string[]): Promise<Place[]>
  /** A comment came (1) or went (-1), in the same unit of work; for kinds that show how many there are. */
  countChanged?(ctx: Ctx, id: string, by: 1 | -1): Promise<void>
}

export class Commentables {
  readonly #kinds = new Map<string, CommentableKind>()

  register(kind: CommentableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  async find(ctx: Ctx, { type, id }: CommentableRef, how?: { toWrite: boolean }): Promise<Commentable | undefined> {
    return this.#kinds.get(type)?.find(ctx, id, how)
  }

  /** Refuses with 404 what is not there, with 403 what may not be seen. */
  async get(ctx: Ctx, on: CommentableRef, how?: { toWrite: boolean }): Promise<Commentable> {
    const item = foundOr404(await this.find(ctx, on, how))
    if (!item.maySee) throw new NotAllowed()
    return item
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
