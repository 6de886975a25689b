import { LRUCache } from 'lru-cache'

const ROOM = { max: 400, maxSize: 24 * 1024 * 1024 }

type Draw = () => Promise<Buffer>

/** The pictures that were asked for last. Each is drawn once however many ask, and one after another: drawing takes a processor. */
export class KeptDrawings {
  readonly #known = new LRUCache<string, Buffer, Draw>({
    ...ROOM,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_key, _stale, { context }) => this.#inTurn(context),
  })
  #drawing: Promise<unknown> = Promise.resolve()

  /** `key` says all that it is drawn from, so that nothing has to be forgotten. */
  of(key: string, draw: Draw): Promise<Buffer> {
    return this.#known.forceFetch(key, { context: draw })
  }

  #inTurn(draw: Draw): Promise<Buffer> {
    const drawn = this.#drawing.then(draw)
    this.#drawing = drawn.catch(() => undefined)
    return drawn
  }
}
