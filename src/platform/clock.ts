/** The time everything in the product goes by; tests and the development clock move it. */
export const clock = {
  shiftMilliseconds: 0,

  now(): Date {
    return new Date(this.time())
  },

  /** The same in milliseconds since 1970. */
  time(): number {
    return Date.now() + this.shiftMilliseconds
  },

  moveBy(milliseconds: number): void {
    this.shiftMilliseconds += milliseconds
  },
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
