/** The code of what is refused because it was changed since it was shown. */
export const CHANGED_MEANWHILE = 'error.changed-meanwhile'

/** What of the answer of another call a call writes over. */
export interface Over {
  /** of what is shown, whose change since is told before it is lost */
  keys: readonly string[]
}

/**
 * What whoever calls was shown of what they write over, in a few letters: sent along as `seen`, it is refused with 409 once that is
 * another. The same of the same on the server and in browsers, in whatever order an object has its keys.
 */
export function seenOf({ over }: { over?: Over }, shown: object): string {
  if (!over) throw new Error('A call that says nothing of what it writes over')
  return fingerprint(over.keys.map((key) => sorted((shown as Record<string, unknown>)[key])))
}

/** Two numbers of 32 bits that each character turns over. */
function fingerprint(value: unknown): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of JSON.stringify(value)) {
    const code = letter.codePointAt(0)!
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)])
}
