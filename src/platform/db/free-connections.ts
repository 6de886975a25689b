import type pg from 'pg'

/**
 * Connections that nobody has at the moment, for whoever comes next: the pool makes a promise, waits for a turn of the loop and sets two timers for each.
 * Those it is not asked for go back to the pool, which closes them in time.
 */
export class FreeConnections {
  readonly #free: pg.PoolClient[] = []
  readonly #lost = new WeakSet<pg.PoolClient>()
  readonly #looking: NodeJS.Timeout
  /** so many lay here all the time since they were looked at */
  #unused = 0
  #isEnding = false

  constructor(lookedAtEveryMs: number) {
    this.#looking = setInterval(() => this.#letUnusedGo(), lookedAtEveryMs).unref()
  }

  take(): pg.PoolClient | undefined {
    const client = this.#free.pop()
    this.#unused = Math.min(this.#unused, this.#free.length)
    return client
  }

  /** The pool closes one that is broken. */
  giveBack(client: pg.PoolClient, broken?: Error): void {
    if (broken || this.#isEnding || this.#lost.has(client)) client.release(broken)
    else this.#free.push(client)
  }

  /** Says that the database is not at its other end any more. */
  lost(client: pg.PoolClient): void {
    this.#lost.add(client)
    const at = this.#free.indexOf(client)
    if (at >= 0) this.#free.splice(at, 1)[0]!.release()
  }

  /** Hands all of them to the pool, and each other one when it is given back. */
  end(): void {
    this.#isEnding = true
    clearInterval(this.#looking)
    for (const client of this.#free.splice(0)) client.release()
  }

  #letUnusedGo(): void {
    for (const client of this.#free.splice(0, this.#unused)) client.release()
    this.#unused = this.#free.length
  }
}
