/** Somebody who waits, or will, with the milliseconds that their work takes. */
export interface Standing {
  school: string
  work: string
  takes: number
}

interface SameWork<Who> {
  waiting: Set<Who>
  /** those who are still on their way included */
  count: number
  takes: number
}

/** Who waits, by school and kind of work, and how long all that will take. */
export class FairLine<Who extends Standing> {
  readonly #schools = new Map<string, Map<string, SameWork<Who>>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  join(who: Who): void {
    this.#count(who, 1).waiting.add(who)
  }

  /** Whoever has left already may leave again. */
  leave(who: Who): void {
    if (this.#schools.get(who.school)?.get(who.work)?.waiting.delete(who)) this.#count(who, -1)
  }

  /** Counts one who is on their way. Returns what tells, once, that they are there. */
  expect(coming: Standing): () => void {
    this.#count(coming, 1)
    let isComing = true
    return () => {
      if (isComing) this.#count(coming, -1)
      isComing = false
    }
  }

  /** The first of each school and kind of work. */
  *firsts(): Iterable<Who> {
    for (const works of this.#schools.values()) {
      for (const { waiting } of works.values()) {
        const first = waiting.values().next().value
        if (first) yield first
      }
    }
  }

  countOf(school: string, work?: string): number {
    const works = this.#schools.get(school)
    if (work !== undefined) return works?.get(work)?.count ?? 0
    let all = 0
    for (const { count } of works?.values() ?? []) all += count
    return all
  }

  /**
   * Milliseconds of what is done until the work of whoever comes now is over, when schools take turns, and kinds of work in each of
   * them: of another school or kind no more than of one's own. Of the same kind, of the school, of all.
   */
  ahead({ school, work, takes }: Standing): { ofWork: number; ofSchool: number; ofAll: number } {
    const works = this.#schools.get(school)
    const ofWork = takes + (works?.get(work)?.takes ?? 0)
    let ofSchool = ofWork
    for (const [kind, same] of works ?? []) if (kind !== work) ofSchool += Math.min(same.takes, ofWork)
    let ofAll = ofSchool
    for (const [other, theirs] of this.#schools) if (other !== school) ofAll += Math.min(allOf(theirs), ofSchool)
    return { ofWork, ofSchool, ofAll }
  }

  #count({ school, work, takes }: Standing, by: 1 | -1): SameWork<Who> {
    const works = this.#schools.get(school) ?? new Map<string, SameWork<Who>>()
    this.#schools.set(school, works)
    const same = works.get(work) ?? { waiting: new Set<Who>(), count: 0, takes: 0 }
    works.set(work, same)
    same.count += by
    same.takes += by * takes
    this.#size += by
    if (same.count === 0) works.delete(work)
    if (works.size === 0) this.#schools.delete(school)
    return same
  }
}

function allOf(works: Map<string, { takes: number }>): number {
  let sum = 0
  for (const { takes } of works.values()) sum += takes
  return sum
}
