/** How many times slower than a quiet machine this one is, as the runner found (run/measure-factor.ts): from 1 to 6. */
const factor = (): number => Number(process.env['TEST_FACTOR'] ?? 1)

/** A limit of time in milliseconds that a quiet machine reaches only when something hangs, for the machine as it is. */
export const within = (milliseconds: number): number => Math.round(milliseconds * factor())

/** The limits of whatever names none of its own, in milliseconds. */
export const LIMITS = {
  /** of a test without a browser, and of each of its hooks */
  get test() {
    return within(60_000)
  },
  /** of a journey, and of each of its hooks: a product starts, films are made */
  get journey() {
    return within(300_000)
  },
  /** until what is to come is there: a row, a mail, an element of a page */
  get toCome() {
    return within(30_000)
  },
}
