import type { Circumstances, Ctx } from '#platform/context.ts'

/** A video, and who asks for it. */
export interface AskedVideo {
  videoId: string
  by: Circumstances
}

/** Who may see the videos of one kind of item; the module whose items show them knows. */
export interface VideoGuard {
  /** Of each in its turn: whether who asks sees an item with the video; undefined where no item of this kind has it (yet). */
  maySee(ctx: Ctx, asked: readonly AskedVideo[]): Promise<(boolean | undefined)[]>
}

export class VideoGuards {
  readonly #guards: VideoGuard[] = []

  register(guard: VideoGuard): void {
    this.#guards.push(guard)
  }

  /** A video stands in items of one kind only: whom one guard answered, no other is asked about. */
  async maySee(ctx: Ctx, asked: readonly AskedVideo[]): Promise<(boolean | undefined)[]> {
    const answers = asked.map((): boolean | undefined => undefined)
    for (const guard of this.#guards) {
      const unanswered = answers.flatMap((answer, nth) => (answer === undefined ? [nth] : []))
      if (unanswered.length === 0) break
      const found = await guard.maySee(
        ctx,
        unanswered.map((nth) => asked[nth]!),
      )
      for (const [at, nth] of unanswered.entries()) answers[nth] = found[at]
    }
    return answers
  }
}
