/** Gaps of a number whose brand is not known. */
export const EVERY_FOUR: readonly number[] = [4, 8, 12]
export const LONGEST = 19
/** Where the tail of a longer number than usual begins, whatever the brand. */
const TAIL = 16

export const digitsIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, LONGEST)

export const grouped = (digits: string, gaps: readonly number[]): string =>
  Array.from(digits, (digit, index) => (gaps.includes(index) || index === TAIL ? ` ${digit}` : digit)).join('')
