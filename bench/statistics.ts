export interface Spread {
  median: number
  lowest: number
  highest: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { median, lowest: sorted[0]!, highest: sorted.at(-1)! }
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2)
const short = (value: number) => value.toFixed(digits(value))

export const shown = ({ median, lowest, highest }: Spread, unit: string): string =>
  `${short(median)} ${unit} (${short(lowest)}–${short(highest)})`
