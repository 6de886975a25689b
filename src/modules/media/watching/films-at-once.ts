import { LRUCache } from 'lru-cache'
import { sql } from 'drizzle-orm'
import { clock, SECOND } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { newId } from '#platform/ids.ts'

/** So many films one account may watch at a time. */
export const FILMS_AT_ONCE = 3
/** A player that plays asks for a piece every four seconds, and one that stands still for none. */
const OVER_AFTER = 45 * SECOND
/** A player that a pointer passed over fetches what it would begin with, and is no film that somebody watches. */
const COUNTS_AFTER = 10 * SECOND
/** Other processes are told of a film when it begins, and then this often. */
const TOLD_EVERY = 15 * SECOND
const TELLS_AFTER = SECOND / 2
/** PostgreSQL takes 8,000 bytes at once. */
const MOST_TOLD = 50

interface Film {
  /** told along, so that all processes agree on which three were first */
  begunAt: number
  askedAt: number
  toldAt: number
}

/** Which films each account is watching, in all processes: what one sees it tells the others through PostgreSQL. */
export class FilmsAtOnce {
  readonly #units: UnitsOfWork
  readonly #self = newId()
  readonly #accounts = new LRUCache<string, Map<string, Film>>({ max: 50_000 })
  #untold = new Map<string, string>()

  constructor(units: UnitsOfWork) {
    this.#units = units
  }

  /**
   * Whether the account may go on with this film, one of a browser: it is among the three begun first that are being watched, and
   * from now on it is one of them. Where it may not, it does not count either.
   */
  mayGoOn(account: string, film: string): boolean {
    const now = clock.time()
    const films = this.#filmsOf(account)
    for (const [name, { askedAt }] of films) if (now - askedAt > OVER_AFTER) films.delete(name)
    const own = films.get(film)
    const before = [...films].filter(([name, { begunAt, askedAt }]) => {
      const isCounted = name !== film && askedAt - begunAt >= COUNTS_AFTER
      return isCounted && (!own || begunAt < own.begunAt || (begunAt === own.begunAt && name < film))
    })
    if (before.length >= FILMS_AT_ONCE) {
      films.delete(film)
      return false
    }
    const toldAt = own && now - own.toldAt < TOLD_EVERY ? own.toldAt : now
    const begunAt = own?.begunAt ?? now
    films.set(film, { begunAt, askedAt: now, toldAt })
    if (toldAt === now) this.#tell(account, film, String(begunAt))
    return true
  }

  left(account: string, film: string): void {
    if (this.#filmsOf(account).delete(film)) this.#tell(account, film, LEFT)
  }

  /** What a process told. */
  heard(message: string): void {
    const [from, ...told] = message.split('\n')
    if (from === this.#self) return
    for (const line of told) {
      const [account = '', film = '', begunAt = ''] = line.split(' ')
      if (begunAt === LEFT) this.#filmsOf(account).delete(film)
      else this.#takeNote(account, film, Number(begunAt))
    }
  }

  #takeNote(account: string, film: string, begunAt: number): void {
    const films = this.#filmsOf(account)
    const own = films.get(film)
    const now = clock.time()
    films.set(film, { begunAt: Math.min(begunAt, own?.begunAt ?? begunAt), askedAt: now, toldAt: now })
  }

  #filmsOf(account: string): Map<string, Film> {
    const films = this.#accounts.get(account) ?? new Map<string, Film>()
    this.#accounts.set(account, films)
    return films
  }

  #tell(account: string, film: string, what: string): void {
    if (this.#untold.size === 0) setTimeout(() => void this.#tellAll(), TELLS_AFTER).unref()
    this.#untold.set(`${account} ${film}`, what)
  }

  /** What is lost on the way is told again, as long as somebody watches. */
  async #tellAll(): Promise<void> {
    const lines = [...this.#untold].map(([which, what]) => `${which} ${what}`)
    this.#untold = new Map()
    const messages: string[] = []
    while (lines.length > 0) messages.push([this.#self, ...lines.splice(0, MOST_TOLD)].join('\n'))
    await this.#units
      .withoutSchool('all processes are told who watches', async (tx) => {
        for (const message of messages) await tx.execute(sql`select pg_notify('films_watched', ${message})`)
      })
      .catch(() => undefined)
  }
}

const LEFT = '-'
