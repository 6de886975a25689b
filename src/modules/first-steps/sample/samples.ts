import type { Ctx } from '#platform/context.ts'

/** Something to look around in: made as a draft of a product, and deleted with it. */
export interface Sample {
  /** answers the id of the product it made */
  add(ctx: Ctx): Promise<string>
}

/** What one press adds to a new school; whoever has something to show registers how it is made. */
export class Samples {
  readonly #samples: Sample[] = []

  register(...samples: Sample[]): void {
    this.#samples.push(...samples)
  }

  all(): readonly Sample[] {
    return this.#samples
  }
}
