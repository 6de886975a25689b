import type { Compared } from '../contract.ts'

/** By which share a figure grew or fell, in whole percent; undefined where there was nothing before, or less than nothing. */
export function changeOf({ now, before }: Compared): number | undefined {
  if (before <= 0) return undefined
  return Math.round((now / before - 1) * 100) / 100
}
