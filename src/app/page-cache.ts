import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { SECOND } from '#platform/clock.ts'

export interface CachedPage {
  body: Buffer
  /** made for the first reader who takes it that way */
  brotli?: Buffer
  headers: Record<string, string>
}

/** of 11: one reader waits for it */
const QUICK = 4
const MAX_PAGES = 2_000
const MAX_AGE = 30 * SECOND

/** Whole pages as every visitor gets them, by host, language and url. Holds nothing that belongs to a person. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage & { schoolId: string; until: number }>()
  /** grows with each change, so that a page rendered from older content is not kept */
  #generation = 0

  get generation(): number {
    return this.#generation
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.until < Date.now()) {
      this.#pages.delete(key)
      return undefined
    }
    return page
  }

  /** Keeps a page unless something changed since `generation` was read. */
  keep(key: string, schoolId: string, generation: number, body: Buffer, headers: Record<string, string>): CachedPage {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const page = { body, headers: { ...headers, etag, vary: 'Cookie, Accept-Encoding' } }
    if (generation !== this.#generation) return page
    const oldest = this.#pages.keys().next()
    if (this.#pages.size >= MAX_PAGES && !oldest.done) this.#pages.delete(oldest.value)
    this.#pages.set(key, { ...page, schoolId, until: Date.now() + MAX_AGE })
    return page
  }

  /** Forgets a school's pages, or all of them. */
  drop(schoolId: string | undefined): void {
    this.#generation++
    if (schoolId === undefined) return this.#pages.clear()
    for (const [key, page] of this.#pages) if (page.schoolId === schoolId) this.#pages.delete(key)
  }
}

/** A kept page's body, compressed once. */
export const brotliOf = (page: CachedPage): Buffer =>
  (page.brotli ??= brotliCompressSync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }))
