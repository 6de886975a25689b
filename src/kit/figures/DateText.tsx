import { formatDate, formatDateTime } from '#platform/i18n/format.ts'
import { useLocale } from '../text/Locale.tsx'

/** A day in the school's zone, the same on server and in the browser. `at` is ISO 8601 UTC. */
export function DateText({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const { language, timeZone } = useLocale()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {(withTime ? formatDateTime : formatDate)(at, language, timeZone)}
    </time>
  )
}
