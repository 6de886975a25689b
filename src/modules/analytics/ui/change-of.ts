import { formatPercent } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Compared } from '../contract.ts'

/** By which share a figure grew or fell, in whole percent; undefined where there was nothing before, or less than nothing. */
export function changeOf({ now, before }: Compared): number | undefined {
  if (before <= 0) return undefined
  return Math.round((now / before - 1) * 100) / 100
}

/** "+12%", "-3%"; undefined as above. */
export function sayChange(compared: Compared, language: Language): string | undefined {
  const change = changeOf(compared)
  return change === undefined ? undefined : `${change > 0 ? '+' : ''}${formatPercent(change, language)}`
}
