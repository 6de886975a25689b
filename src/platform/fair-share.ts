import { SECOND } from '#platform/clock.ts'
import { Overloaded } from '#platform/refusal.ts'
import { FairLine, type Standing } from './fair-line.ts'
import { UsualTime } from './usual-time.ts'

export interface Claimant {
  /** id; undefined for work across schools */
  school: string | undefined
  /** what is done: a call, a queue, a reason */
  work: string
  /** milliseconds it may wait; what all may unless said otherwise */
  patience?: number
  /** when they began to wait, by `performance.now()`; now unless said otherwise */
  since?: number | undefined
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
  /** milliseconds anybody may wait; two seconds unless said otherwise */
  patience?: number
  /** whether who would wait too long is refused at once, and not only once they have; yes unless said otherwise */
  foresees?: boolean
  /** milliseconds that whoever comes now waits anyway, which count as waited; none unless said otherwise */
  lateness?: () => number
}

interface Taken {
  count: number
}

interface TakenBySchool extends Taken {
  works: Map<string, Taken>
}

/** What so many schools take is kept track of when it is nothing: the same ones come back all the time. */
const REMEMBERED = 1_000

interface Waiting extends Standing {
  claimant: Claimant
  nth: number
  /** with what gives the place back */
  begin(giveBack: () => void): void
}

/**
 * Lets so many in that neither one school nor one kind of work in it takes all places: a call that waits for a locked row, or
 * for somebody else's server, leaves the others room. Schools that wait take turns, and so do kinds of work in each of them. Who
 * would wait too long, by how long such work takes now, is refused at once.
 */
export class FairShare {
  readonly #rules: Required<ShareRules>
  readonly #taken = new Map<string, TakenBySchool>()
  readonly #line = new FairLine<Waiting>()
  readonly #usual = new UsualTime()
  #inside = 0
  #nth = 0

  constructor({
    all,
    school = Math.ceil((all * 3) / 4),
    work = Math.max(1, Math.floor(all / 3)),
    line,
    patience = 2 * SECOND,
    foresees = true,
    lateness = () => 0,
  }: ShareRules) {
    this.#rules = { all, school, work, line, patience, foresees, lateness }
  }

  /** @throws Overloaded as `enter` does */
  async of<T>(claimant: Claimant, work: () => Promise<T>): Promise<T> {
    const leave = this.enterAtOnce(claimant) ?? (await this.enter(claimant))
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * The same for work that ends elsewhere: whoever comes in says, once, when they leave.
   * @throws Overloaded when the wait would be too long, or was
   */
  async enter(claimant: Claimant): Promise<() => void> {
    return this.enterAtOnce(claimant) ?? this.#turnOf(claimant).then((giveBack) => this.#leaving(claimant, giveBack))
  }

  /** The same for whoever finds a place free, without waiting for a promise; undefined when none is. */
  enterAtOnce(claimant: Claimant): (() => void) | undefined {
    if (!this.#hasRoomFor(claimant)) return undefined
    return this.#leaving(claimant, this.#take(claimant))
  }

  #leaving(claimant: Claimant, giveBack: () => void): () => void {
    const began = performance.now()
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#usual.took(claimant.work, performance.now() - began)
      giveBack()
      if (this.#line.size > 0) this.#letIn()
    }
  }

  /** Whether anybody at all might find no place: below it there is no need to know who comes. */
  mayBeFull(): boolean {
    const { all, school, work } = this.#rules
    return this.#inside >= Math.min(all, school, work)
  }

  /**
   * Counts among those who wait one who is going to enter, and is still being read. Returns what tells that they are there.
   * @throws Overloaded when they would wait too long
   */
  announce(claimant: Claimant): () => void {
    if (this.#isTooLateFor(claimant)) throw new Overloaded()
    return this.#line.expect(this.#standingOf(claimant))
  }

  /** Milliseconds until there would be a place, by how long what is ahead takes now. */
  expectedWait(claimant: Claimant): number {
    const { all, school, work } = this.#rules
    const { ofSchool, ofWork } = this.#takenBy(claimant)
    const mine = this.#standingOf(claimant)
    const ahead = this.#line.ahead(mine)
    const until = (places: number, taken: number, milliseconds: number) => (taken < places ? 0 : milliseconds / places)
    return Math.max(
      until(work, ofWork + this.#line.countOf(mine.school, mine.work), ahead.ofWork),
      claimant.school === undefined ? 0 : until(school, ofSchool + this.#line.countOf(mine.school), ahead.ofSchool),
      until(all, this.#inside + this.#line.size, ahead.ofAll),
    )
  }

  /** Whether whoever comes now would be refused at once. */
  refuses(claimant: Claimant): boolean {
    return !this.#hasRoomFor(claimant) && this.#isTooLateFor(claimant)
  }

  #isTooLateFor(claimant: Claimant): boolean {
    const { line, foresees } = this.#rules
    const isTooLong = this.#line.size >= line
    return isTooLong || (foresees && this.expectedWait(claimant) > this.#patienceOf(claimant))
  }

  /** What is left of it. */
  #patienceOf({ patience = this.#rules.patience, since }: Claimant): number {
    const waited = since === undefined ? 0 : performance.now() - since
    return Math.max(0, patience - waited - this.#rules.lateness())
  }

  #standingOf({ school = PLATFORM, work }: Claimant): Standing {
    return { school, work, takes: this.#usual.of(work) }
  }

  #hasRoomFor(claimant: Claimant): boolean {
    const { all, school, work } = this.#rules
    if (!this.mayBeFull()) return true
    const { ofSchool, ofWork } = this.#takenBy(claimant)
    if (this.#inside >= all || ofWork >= work) return false
    return claimant.school === undefined || ofSchool < school
  }

  #takenBy({ school = PLATFORM, work }: Claimant): { ofSchool: number; ofWork: number } {
    const taken = this.#taken.get(school)
    return { ofSchool: taken?.count ?? 0, ofWork: taken?.works.get(work)?.count ?? 0 }
  }

  /** Returns what gives the place back, once. */
  #take({ school = PLATFORM, work }: Claimant): () => void {
    let ofSchool = this.#taken.get(school)
    if (!ofSchool) this.#taken.set(school, (ofSchool = { count: 0, works: new Map() }))
    let ofWork = ofSchool.works.get(work)
    if (!ofWork) ofSchool.works.set(work, (ofWork = { count: 0 }))
    this.#inside++
    ofSchool.count++
    ofWork.count++
    return () => {
      this.#inside--
      ofWork.count--
      ofSchool.count--
      if (ofSchool.count === 0 && this.#taken.size > REMEMBERED) this.#taken.delete(school)
    }
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#line.leave(next)
      next.begin(this.#take(next.claimant))
    }
  }

  /** Of those whose share is not out, one of the school that has least, then of its work that has least, then the first. */
  #next(): Waiting | undefined {
    if (this.#inside >= this.#rules.all) return undefined
    let best: { who: Waiting; rank: number[] } | undefined
    for (const who of this.#line.firsts()) {
      if (!this.#hasRoomFor(who.claimant)) continue
      const { ofSchool, ofWork } = this.#takenBy(who.claimant)
      const rank = [ofSchool, ofWork, who.nth]
      if (!best || isBefore(rank, best.rank)) best = { who, rank }
    }
    return best?.who
  }

  #turnOf(claimant: Claimant): Promise<() => void> {
    if (this.#isTooLateFor(claimant)) throw new Overloaded()
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#line.leave(waiting)
        reject(new Overloaded())
      }, this.#patienceOf(claimant))
      const waiting: Waiting = {
        ...this.#standingOf(claimant),
        claimant,
        nth: this.#nth++,
        begin(giveBack) {
          clearTimeout(patience)
          resolve(giveBack)
        },
      }
      this.#line.join(waiting)
    })
  }
}

const PLATFORM = 'platform'

function isBefore(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && one[at]! < other[at]!
}
