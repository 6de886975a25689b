import type { Ctx } from '#platform/context.ts'
import { NotFound } from '#platform/refusal.ts'

/** An item as an admin judges it. */
export interface ReportedItem {
  id: string
  text: string
  /** of what it is, or what it stands under */
  title: string
  /** path of the page it is read on */
  url: string
  writtenAt: Date
}

export interface WrittenItem {
  id: string
  createdAt: Date
  heldAt: Date | null
}

interface LockedItem {
  authorId: string
  heldAt: Date | null
}

/** A kind of item people write; the module that owns the items knows who may read and delete them. */
export interface ReportableKind<Locked extends LockedItem = LockedItem> {
  /** as in the calls: `App\Comment` */
  type: string
  /** written to one person, who alone would come into question when it is reported */
  isAddressed?: true
  /** Locks the item's row and answers whose it is and whether it is held. Refuses with 404 or 403 who may not read it. */
  lock(ctx: Ctx, id: string): Promise<Locked>
  /** Those of these items that are there, in any order. */
  show(ctx: Ctx, ids: string[]): Promise<ReportedItem[]>
  /** What someone wrote, newest first, of what is older than the cursor. */
  writtenBy(ctx: Ctx, authorId: string, list: { cursor: string | undefined; rows: number }): Promise<WrittenItem[]>
  /** Takes it from everyone's sight. Refuses with 404 what is gone. */
  remove(ctx: Ctx, id: string): Promise<void>
  /** Hides what `lock` has found shown from everyone but its author and admins, and counts it no more. */
  hold?(ctx: Ctx, id: string, locked: Locked): Promise<void>
  /** Shows a held item to everyone: counts it, and tells of it unless it was shown before. Refuses with 404 what is not held. */
  letThrough?(ctx: Ctx, id: string, how: { wasShown: boolean }): Promise<void>
}

export class Reportables {
  readonly #kinds = new Map<string, ReportableKind>()

  register(kind: ReportableKind): void {
    this.#kinds.set(kind.type, kind)
  }

  isAddressed(type: string): boolean {
    return this.#kinds.get(type)?.isAddressed === true
  }

  /** Refuses with 404 a type nobody registered. */
  of(type: string): ReportableKind {
    const kind = this.#kinds.get(type)
    if (!kind) throw new NotFound()
    return kind
  }

  /** The newest of all kinds someone wrote: one read for each kind. */
  async writtenBy(ctx: Ctx, authorId: string, list: { cursor: string | undefined; rows: number }) {
    const all: (WrittenItem & { type: string })[] = []
    for (const [type, kind] of this.#kinds)
      for (const item of await kind.writtenBy(ctx, authorId, list)) all.push({ ...item, type })
    all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    return all.slice(0, list.rows)
  }

  /** One read for each kind among them. */
  async show(ctx: Ctx, refs: { type: string; id: string }[]): Promise<Map<string, ReportedItem>> {
    const shown = new Map<string, ReportedItem>()
    for (const [type, kind] of this.#kinds) {
      const ids = refs.flatMap((ref) => (ref.type === type ? [ref.id] : []))
      if (ids.length > 0) for (const item of await kind.show(ctx, ids)) shown.set(item.id, item)
    }
    return shown
  }
}
