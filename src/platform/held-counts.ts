/** Counts in memory, so that counting costs no statement, until what was counted is written down. */
export class HeldCounts<Named extends object> {
  readonly #most: number
  #held = new Map<string, Named & { count: number }>()

  /** @param most so many are told apart at once */
  constructor(most: number) {
    this.#most = most
  }

  /** False when there is no room to tell it apart from the others. */
  add(named: Named, count = 1): boolean {
    const key = JSON.stringify(named, Object.keys(named).toSorted())
    const held = this.#held.get(key)
    if (!held && this.#held.size >= this.#most) return false
    this.#held.set(key, { ...named, count: (held?.count ?? 0) + count })
    return true
  }

  /** Hands over what was counted since the last time. What could not be written is counted on. */
  async keep(write: (counted: (Named & { count: number })[]) => Promise<void>): Promise<void> {
    if (this.#held.size === 0) return
    const held = this.#held
    this.#held = new Map()
    try {
      await write([...held.values()])
    } catch (error) {
      for (const [key, counted] of held) this.#addBack(key, counted)
      throw error
    }
  }

  #addBack(key: string, counted: Named & { count: number }): void {
    const held = this.#held.get(key)
    if (held) held.count += counted.count
    else if (this.#held.size < this.#most) this.#held.set(key, counted)
  }
}
