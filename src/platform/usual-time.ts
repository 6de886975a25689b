/** How much the last one counts. */
const WEIGHT = 0.1
/** Of what was never done yet, milliseconds. */
const UNKNOWN = 25

/** How long each kind of work takes: a moving average, milliseconds. Kinds are as many as the code names. */
export class UsualTime {
  readonly #of = new Map<string, { milliseconds: number }>()

  of(work: string): number {
    return this.#of.get(work)?.milliseconds ?? UNKNOWN
  }

  took(work: string, milliseconds: number): void {
    const usual = this.#of.get(work)
    if (usual) usual.milliseconds += (milliseconds - usual.milliseconds) * WEIGHT
    else this.#of.set(work, { milliseconds })
  }
}
