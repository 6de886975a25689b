import { LRUCache } from 'lru-cache'
import { type Media, readPicture } from '#modules/media/index.ts'
import type { Picture } from '#modules/media/contract.ts'
import { drawPicture, type Pictured } from './draw-picture.ts'
import { COVER_PIXELS } from './vocabulary.ts'

interface Wanted extends Omit<Pictured, 'cover'> {
  cover: Picture | null
}

const ROOM = { max: 400, maxSize: 24 * 1024 * 1024 }

/** The pictures that were asked for last. Each is drawn once however many ask, and one after another: drawing takes a processor. */
export class ProductPictures {
  readonly #media: Media
  readonly #known: LRUCache<string, Buffer, Wanted>
  #drawing: Promise<unknown> = Promise.resolve()

  constructor(media: Media) {
    this.#media = media
    this.#known = new LRUCache<string, Buffer, Wanted>({
      ...ROOM,
      sizeCalculation: (bytes) => bytes.length,
      fetchMethod: (_key, _stale, { context }) => this.#draw(context),
    })
  }

  /** `version` says all that it is drawn from, so that nothing has to be forgotten. */
  async of(productId: string, version: string, wanted: Wanted): Promise<Buffer> {
    return this.#known.forceFetch(`${productId} ${version}`, { context: wanted })
  }

  #draw({ cover, ...wanted }: Wanted): Promise<Buffer> {
    const draw = async () =>
      drawPicture({ ...wanted, cover: cover && (await readPicture(this.#media, cover, COVER_PIXELS)) })
    const drawn = this.#drawing.then(draw)
    this.#drawing = drawn.catch(() => undefined)
    return drawn
  }
}
