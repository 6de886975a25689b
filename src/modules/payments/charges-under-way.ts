import { setTimeout as pause } from 'node:timers/promises'

/** Charges that this process has sent to a gateway, until what it answered is put down. */
export class ChargesUnderWay {
  readonly #ends = new Map<string, Promise<unknown>>()

  async during<T>(transactionId: string, charge: () => Promise<T>): Promise<T> {
    const charging = charge()
    const end = charging.catch(() => undefined)
    this.#ends.set(transactionId, end)
    try {
      return await charging
    } finally {
      if (this.#ends.get(transactionId) === end) this.#ends.delete(transactionId)
    }
  }

  /** Waits until the charge is over, where there is one, and so long at most. */
  async waitFor(transactionId: string, atMostMs: number): Promise<void> {
    const end = this.#ends.get(transactionId)
    if (!end) return
    const waiting = new AbortController()
    const tooLong = pause(atMostMs, undefined, { signal: waiting.signal }).catch(() => undefined)
    await Promise.race([end, tooLong])
    waiting.abort()
  }
}
