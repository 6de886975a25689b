import type { Ctx } from '#platform/context.ts'
import { checkAnswer } from '#platform/http/check-answer.ts'
import type { OwnedList } from './owned-list.ts'
import { pageOwned, readingOwned } from './read-owned.ts'

/** All that somebody can have; whoever gives it registers how it is listed. */
export class OwnedLists {
  readonly #lists: OwnedList[] = []
  readonly #read = readingOwned('owned', () => this.#lists)

  register(...lists: OwnedList[]): void {
    this.#lists.push(...lists)
  }

  /** The first page of each, by the path of the call that goes on with it. */
  async firstPages(ctx: Ctx, ownerId: string) {
    const rows = await this.#read(ctx, ownerId)
    const pages = this.#lists.map((list, nth) => {
      const { endpoint } = list
      const { path } = endpoint
      return [path, checkAnswer(endpoint, pageOwned(list, rows[nth]!, { now: ctx.now, path }))] as const
    })
    return Object.fromEntries(pages)
  }
}
