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

/** The value that so much of all is not above; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2)
const short = (value: number) => value.toFixed(digits(value))

export const shown = ({ median, lowest, highest }: Spread, unit: string): string =>
  `${short(median)} ${unit} (${short(lowest)}–${short(highest)})`
