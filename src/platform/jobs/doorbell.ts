import { newId } from '#platform/ids.ts'

/** Others are told no more often than this, however much there is. */
const TELLS_EVERY_MS = 100

type Listener = () => void

/**
 * Wakes whoever works a queue off, here at once and in other processes soon, once the transaction that left the work has
 * committed: a notification inside of it would make all commits wait for one another. What nobody rang for is found (`find-waiting.ts`).
 */
export class Doorbell {
  readonly #self = newId()
  readonly #tellOthers: (message: string) => Promise<unknown>
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #untold = new Set<string>()

  constructor(tellOthers: (message: string) => Promise<unknown>) {
    this.#tellOthers = tellOthers
  }

  /** Returns what stops it. */
  onRing(queue: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(queue) ?? new Set()
    this.#listeners.set(queue, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  ring(queue: string): void {
    this.wake(queue)
    if (this.#untold.size === 0) setTimeout(() => this.#tell(), TELLS_EVERY_MS).unref()
    this.#untold.add(queue)
  }

  #tell(): void {
    const message = [this.#self, ...this.#untold].join(' ')
    this.#untold.clear()
    void this.#tellOthers(message).catch(() => undefined)
  }

  /** What another process told. */
  heard(message: string): void {
    const [from, ...queues] = message.split(' ')
    if (from !== this.#self) for (const queue of queues) this.wake(queue)
  }

  /** Here alone. */
  wake(queue: string): void {
    for (const listener of this.#listeners.get(queue) ?? []) listener()
  }
}
