import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'

/**
 * Who works one queue off in this process. Who is rung for is one of them: whoever finds a job wakes the next, as there may be more,
 * and looks again when it is done. A single job is asked for by two, not by all.
 */
export class QueueWorkers {
  readonly #boss: PgBoss
  readonly #idle = new Set<string>()
  readonly #restMs: number

  /** @param restMs how long whoever has done a job looks for none: it ends after that, so that nobody else hands them the next meanwhile */
  constructor(boss: PgBoss, restMs = 0) {
    this.#boss = boss
    this.#restMs = restMs
  }

  add(worker: string): void {
    this.#idle.add(worker)
  }

  /** Where all are at work each of them looks again by itself. */
  wakeOne(): void {
    for (const worker of this.#idle) {
      // The one that was woken is the last to be woken again.
      this.#idle.delete(worker)
      this.#idle.add(worker)
      return this.#boss.notifyWorker(worker)
    }
  }

  async working(worker: string, work: () => Promise<unknown>): Promise<void> {
    this.#idle.delete(worker)
    this.wakeOne()
    try {
      await work()
      if (this.#restMs > 0) await pause(this.#restMs)
    } finally {
      this.#idle.add(worker)
      this.#boss.notifyWorker(worker)
    }
  }
}
