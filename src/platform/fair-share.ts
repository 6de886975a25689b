import { SECOND } from '#platform/clock.ts'
import { Overloaded } from '#platform/refusal.ts'

export interface Claimant {
  /** id; undefined for work across schools */
  school: string | undefined
  /** what is done: a call, a queue, a reason */
  work: string
}

export interface ShareRules {
  /** how many may be at it at once */
  all: number
  /** how many of one school; three quarters unless said otherwise */
  school?: number
  /** how many of one kind of work in one school; a third unless said otherwise */
  work?: number
  /** how many may wait */
  line: number
}

interface Waiting {
  claimant: Claimant
  begin(): void
}

/** Nobody waits longer than this for their turn. */
const PATIENCE = 2 * SECOND

/**
 * Lets so many in that neither one school nor one kind of work in it takes all places: a call that waits for a locked row, or
 * for somebody else's server, leaves the others room. Whoever waits is served in turn, passing over those whose share is out.
 */
export class FairShare {
  readonly #rules: Required<ShareRules>
  readonly #taken = new Map<string, number>()
  readonly #line = new Set<Waiting>()
  #inside = 0

  constructor({ all, school = Math.ceil((all * 3) / 4), work = Math.max(1, Math.floor(all / 3)), line }: ShareRules) {
    this.#rules = { all, school, work, line }
  }

  /** @throws Overloaded when no place came free in two seconds, or too many wait already */
  async of<T>(claimant: Claimant, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(claimant)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** The same for work that ends elsewhere: whoever comes in says, once, when they leave. */
  async enter(claimant: Claimant): Promise<() => void> {
    if (this.#hasRoomFor(claimant)) this.#take(claimant)
    else await this.#turnOf(claimant)
    let isInside = true
    return () => {
      if (isInside) this.#leave(claimant)
      isInside = false
    }
  }

  #hasRoomFor(claimant: Claimant): boolean {
    const { all, school, work } = this.#rules
    const { ofSchool, ofWork } = keysOf(claimant)
    if (this.#inside >= all || this.#takenBy(ofWork) >= work) return false
    return claimant.school === undefined || this.#takenBy(ofSchool) < school
  }

  #takenBy(key: string): number {
    return this.#taken.get(key) ?? 0
  }

  #take(claimant: Claimant): void {
    this.#inside++
    for (const key of Object.values(keysOf(claimant))) this.#taken.set(key, this.#takenBy(key) + 1)
  }

  #leave(claimant: Claimant): void {
    this.#inside--
    for (const key of Object.values(keysOf(claimant))) {
      const left = this.#takenBy(key) - 1
      if (left === 0) this.#taken.delete(key)
      else this.#taken.set(key, left)
    }
    this.#letIn()
  }

  #letIn(): void {
    for (const next of this.#line) {
      if (this.#inside >= this.#rules.all) return
      if (!this.#hasRoomFor(next.claimant)) continue
      this.#line.delete(next)
      this.#take(next.claimant)
      next.begin()
    }
  }

  #turnOf(claimant: Claimant): Promise<void> {
    if (this.#line.size >= this.#rules.line) throw new Overloaded()
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#line.delete(waiting)
        reject(new Overloaded())
      }, PATIENCE)
      const waiting = {
        claimant,
        begin() {
          clearTimeout(patience)
          resolve()
        },
      }
      this.#line.add(waiting)
    })
  }
}

const keysOf = ({ school = 'platform', work }: Claimant) => ({ ofSchool: school, ofWork: `${school} ${work}` })
