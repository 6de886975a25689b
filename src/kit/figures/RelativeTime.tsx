import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime } from '#platform/i18n/format.ts'
import { formatRelative } from '#platform/i18n/format-figures.ts'
import { useLocale } from '../text/Locale.tsx'
import { minutes } from './ticking.ts'

/** "5 minutes ago"; a cached page carries the day, and the browser puts the distance in its place. */
export function RelativeTime({ at }: { at: string }) {
  const { language, timeZone } = useLocale()
  const now = useSyncExternalStore(minutes.subscribe, minutes.current, () => null)
  return (
    <time
      dateTime={at}
      title={now === null ? undefined : formatDateTime(at, language, timeZone)}
      suppressHydrationWarning
    >
      {now === null ? formatDate(at, language, timeZone) : formatRelative(at, new Date(now), language)}
    </time>
  )
}
