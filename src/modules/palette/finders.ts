import type { Ctx } from '#platform/context.ts'
import type { Right } from '#platform/rights.ts'
import type { Found } from './contract.ts'
import type { FoundKind } from './vocabulary.ts'

/** Finds what a module has by any of its words, newest first. */
export interface Finder {
  kind: FoundKind
  /** of who may see them; for others there are none */
  right: Right
  find(ctx: Ctx, q: string, most: number): Promise<Omit<Found, 'kind'>[]>
}

/** What the command palette asks; whoever has something to be found registers how. */
export class Finders {
  readonly #finders = new Map<FoundKind, Finder>()

  register(...finders: Finder[]): void {
    for (const finder of finders) this.#finders.set(finder.kind, finder)
  }

  of(kind: FoundKind): Finder | undefined {
    return this.#finders.get(kind)
  }
}
