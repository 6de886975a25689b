import { formatDuration } from '#platform/i18n/format.ts'
import { useLocale } from '../text/Locale.tsx'

/** A run time in hours and minutes. */
export function Duration({ seconds }: { seconds: number }) {
  const { language } = useLocale()
  return <time dateTime={`PT${Math.round(seconds)}S`}>{formatDuration(seconds, language)}</time>
}
