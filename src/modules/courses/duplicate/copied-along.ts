import type { Ctx } from '#platform/context.ts'
import type { CopiedIds } from './copied-ids.ts'

interface Copied {
  /** the course that holds the copies */
  targetId: string
  lectures: CopiedIds
}

/** Copies what a module has of lectures, in as many statements for one as for a thousand. */
export type CopyAlong = (ctx: Ctx, copied: Copied) => Promise<void>

/** Whoever has something that a copy of a lecture has as well registers how it is copied. */
export class CopiedAlong {
  readonly #copies: CopyAlong[] = []

  register(copy: CopyAlong): void {
    this.#copies.push(copy)
  }

  async copy(ctx: Ctx, copied: Copied): Promise<void> {
    for (const copy of this.#copies) await copy(ctx, copied)
  }
}
