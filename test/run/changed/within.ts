interface Given {
  seconds: number
  secondsOf: (file: string) => number
  /** has a place whatever it takes */
  isWanted: (file: string) => boolean
}

/** Of these in order as many as fit into so many seconds, the first in any case, and what does not. */
export function within(files: string[], { seconds, secondsOf, isWanted }: Given): [string[], string[]] {
  const chosen: string[] = []
  const leftOut: string[] = []
  let sum = 0
  for (const file of files) {
    const takes = secondsOf(file)
    const fits = chosen.length === 0 || isWanted(file) || sum + takes <= seconds
    if (fits) sum += takes
    ;(fits ? chosen : leftOut).push(file)
  }
  return [chosen, leftOut]
}
