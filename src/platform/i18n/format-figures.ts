import { builtOnce } from '../built-once.ts'
import { locales, MINUTE } from './format.ts'
import type { Language } from './language.ts'

/** A moment of a video as its player shows it: "3:07", "1:03:07". */
export function formatMoment(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / MINUTE) % 60, Math.floor(seconds) % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** "3 minutes ago", "wczoraj". */
export function formatRelative(at: string | Date, now: Date, language: Language): string {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000)
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  const count = unit === 'second' ? 0 : Math.trunc(seconds / size)
  return relativeFormat(language).format(count, unit)
}

const BYTES = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const

/** "340 kB", "1.2 MB", "1,2 MB": what a file weighs. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = BYTES.find(([, least]) => bytes >= least) ?? (['kilobyte', 1024] as const)
  const share = bytes / size
  return bytesFormat(language, unit).format(share < 10 ? Math.ceil(share * 10) / 10 : Math.round(share))
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const bytesFormat = builtOnce(
  (language: Language, unit: string) => new Intl.NumberFormat(locales[language], { style: 'unit', unit }),
)
const relativeFormat = builtOnce(
  (language: Language) => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
)
