import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { clock, SECOND } from '#platform/clock.ts'
import { ANYTHING } from '#platform/http/call-in-process.ts'
import { Overloaded } from '#platform/refusal.ts'
import { compressed } from './compression.ts'
import { type CutPage, cutPage } from './cut-page.ts'

/** A page as it was rendered, for one reader or for all. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** compressed; pages that are kept have it */
  brotli?: Buffer
  /** holds nothing that belongs to a person */
  isForAll: boolean
  /** what a page for signed-in readers shows, by the names under which it changes; visitors' pages have none */
  shown?: ReadonlySet<string>
  /** of a page for signed-in readers, when it is kept: open where theirs goes in */
  cut?: CutPage
}

interface KeptPage {
  page: RenderedPage
  schoolId: string
  bytes: number
  freshUntil: number
}

interface Rendering {
  schoolId: string
  isForReaders: boolean
  /** what changed meanwhile */
  missed: string[]
  page: Promise<RenderedPage>
  /** false once what it shows has changed: who asks now asks for another */
  isCurrent: boolean
}

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 64 * MEGABYTE
/** One school's pages (its thousand categories, say) leave room for the others'. */
const MAX_BYTES_OF_SCHOOL = 16 * MEGABYTE
const FRESH_FOR = 30 * SECOND
/** after it was fresh, while somebody renders it anew */
const STALE_FOR = 30 * SECOND
/** Readers wait for a new one: they wrote some of it themselves. */
const STALE_FOR_READERS = 0

/** A browser asks each time whether its page still stands: left to show an old one meanwhile, it showed old prices on a page we had forgotten. */
const FOR_ALL = {
  'cache-control': 'public, max-age=0, s-maxage=30',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
}

/** Whole pages as every visitor gets them, or every reader of a kind. Each is rendered once, however many ask for it meanwhile. */
export class PageCache {
  readonly #kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (kept, key) => this.#forgetOf(kept.schoolId, key, kept.bytes),
  })
  readonly #ofSchools = new Map<string, { keys: Set<string>; bytes: number }>()
  readonly #renderings = new Map<string, Rendering>()

  /** A page that may be sent at once: a fresh one, or the last one while it is rendered anew. */
  get(key: string): RenderedPage | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    return kept.freshUntil > clock.now().getTime() || this.#renderings.has(key) ? this.#notTooOld(kept) : undefined
  }

  /** The page that is being rendered under this key, or the one that `render` makes, kept if it is for all; the last one when there is no room to render. */
  async once(
    key: string,
    schoolId: string,
    render: () => Promise<RenderedPage>,
    isForReaders = false,
  ): Promise<RenderedPage> {
    try {
      const underWay = this.#renderings.get(key)
      if (!underWay) return await this.#begin(key, { schoolId, isForReaders }, render)
      const page = await underWay.page
      return page.isForAll ? page : await render()
    } catch (error) {
      const last = error instanceof Overloaded ? this.#kept.peek(key) : undefined
      const page = last && this.#notTooOld(last)
      if (!page) throw error
      return page
    }
  }

  /** Forgets a school's pages, or all of them. */
  drop(schoolId: string | undefined): void {
    for (const [key, rendering] of this.#renderings) {
      if (schoolId !== undefined && rendering.schoolId !== schoolId) continue
      rendering.isCurrent = false
      this.#renderings.delete(key)
    }
    if (schoolId === undefined) return this.#kept.clear()
    for (const key of this.#ofSchools.get(schoolId)?.keys ?? []) this.#kept.delete(key)
  }

  /** Forgets what a school's readers are shown under these names; without names, whatever they are shown. */
  dropShown(schoolId: string | undefined, names: string[] | undefined): void {
    const changed = names ?? [ANYTHING]
    for (const [key, rendering] of this.#renderings) {
      if (!rendering.isForReaders || (schoolId !== undefined && rendering.schoolId !== schoolId)) continue
      rendering.missed.push(...changed)
      // It may show what changed: who asks from now on waits for another.
      this.#renderings.delete(key)
    }
    const schools = schoolId === undefined ? [...this.#ofSchools.keys()] : [schoolId]
    for (const school of schools)
      for (const key of this.#ofSchools.get(school)?.keys ?? [])
        if (showsAnyOf(this.#kept.peek(key)?.page.shown, changed)) this.#kept.delete(key)
  }

  async #begin(
    key: string,
    { schoolId, isForReaders }: Pick<Rendering, 'schoolId' | 'isForReaders'>,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const rendering: Rendering = {
      schoolId,
      isForReaders,
      missed: [],
      page: renderAndPack(render),
      isCurrent: true,
    }
    this.#renderings.set(key, rendering)
    try {
      const page = await rendering.page
      const isTrue = rendering.isCurrent && !showsAnyOf(page.shown, rendering.missed)
      if (mayBeKept(page) && isTrue) this.#keep(key, schoolId, page)
      return page
    } finally {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
    }
  }

  #notTooOld({ page, freshUntil }: KeptPage): RenderedPage | undefined {
    return freshUntil + (page.shown ? STALE_FOR_READERS : STALE_FOR) > clock.now().getTime() ? page : undefined
  }

  #keep(key: string, schoolId: string, page: RenderedPage): void {
    const bytes = page.body.byteLength + (page.brotli?.byteLength ?? 0) + (page.cut?.bytes ?? 0)
    this.#kept.set(key, { page, schoolId, bytes, freshUntil: clock.now().getTime() + FRESH_FOR })
    if (!this.#kept.has(key)) return
    const ofSchool = this.#ofSchools.get(schoolId) ?? { keys: new Set(), bytes: 0 }
    this.#ofSchools.set(schoolId, ofSchool)
    ofSchool.keys.add(key)
    ofSchool.bytes += bytes
    for (const oldest of ofSchool.keys) {
      if (ofSchool.bytes <= MAX_BYTES_OF_SCHOOL) return
      this.#kept.delete(oldest)
    }
  }

  #forgetOf(schoolId: string, key: string, bytes: number): void {
    const ofSchool = this.#ofSchools.get(schoolId)
    if (!ofSchool) return
    ofSchool.keys.delete(key)
    ofSchool.bytes -= bytes
    if (ofSchool.keys.size === 0) this.#ofSchools.delete(schoolId)
  }
}

async function renderAndPack(render: () => Promise<RenderedPage>): Promise<RenderedPage> {
  const page = await render()
  return mayBeKept(page) ? packed(page) : page
}

/** What names nothing may be anything. */
const showsAnyOf = (shown: ReadonlySet<string> | undefined, changed: string[]): boolean =>
  shown !== undefined &&
  changed.length > 0 &&
  (shown.has(ANYTHING) || changed.some((name) => name === ANYTHING || shown.has(name)))

const mayBeKept = ({ isForAll, status }: RenderedPage): boolean => isForAll && status === 200

/** The body of a page that is cut. */
const IN_PIECES = Buffer.alloc(0)

async function packed(page: RenderedPage): Promise<RenderedPage> {
  if (page.shown) return { ...page, body: IN_PIECES, cut: await cutPage(page.body) }
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 27)}"`
  const brotli = await compressed(page.body, 'br')
  return { ...page, brotli, headers: { ...page.headers, ...FOR_ALL, etag } }
}
