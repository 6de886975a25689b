/** The lines of what was typed or pasted, wherever it came from. */
export const linesOf = (typed: string): string[] => typed.split(/\r\n|[\n\r\u2028\u2029]/)

/** The same without the empty ones and the space around the others. */
export const filledLines = (typed: string): string[] =>
  linesOf(typed)
    .map((line) => line.trim())
    .filter(Boolean)
