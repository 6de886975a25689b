import type { Ctx } from '#platform/context.ts'

/** Whether several items of a module show a video. */
export type IsVideoShared = (ctx: Ctx, videoId: string) => Promise<boolean>

export class VideoUsers {
  readonly #asked: IsVideoShared[] = []

  register(isShared: IsVideoShared): void {
    this.#asked.push(isShared)
  }

  async isShared(ctx: Ctx, videoId: string): Promise<boolean> {
    for (const isShared of this.#asked) if (await isShared(ctx, videoId)) return true
    return false
  }
}
