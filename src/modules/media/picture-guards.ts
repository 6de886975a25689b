import type { Ctx } from '#platform/context.ts'
import type { GuardedContext } from './vocabulary.ts'

/** Who may see the pictures of one use; the module whose items show them knows. */
export interface PictureGuard {
  context: GuardedContext
  /**
   * Whether whoever is looking sees an item with this picture; undefined where no item has it (yet), or where one has to be named
   * and the one `within` has it not.
   */
  maySee(ctx: Ctx, imageId: string, within?: string): Promise<boolean | undefined>
}

export class PictureGuards {
  readonly #guards = new Map<GuardedContext, PictureGuard>()

  register(guard: PictureGuard): void {
    this.#guards.set(guard.context, guard)
  }

  async maySee(
    ctx: Ctx,
    { id, context }: { id: string; context: GuardedContext },
    within?: string,
  ): Promise<boolean | undefined> {
    return this.#guards.get(context)?.maySee(ctx, id, within)
  }
}
