import { Link } from 'react-router'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useWaitingText } from './use-waiting-text.ts'

/** At the checkout of an event: how long a place is kept for whoever came by its link, or that it is kept no longer. */
export function HeldPlace({ slug, until }: { slug: string; until: string | null }) {
  const text = useWaitingText()
  const { language, timeZone } = useLocale()
  if (until)
    return (
      <Callout tone="good">
        <span suppressHydrationWarning>{text('offered', { until: formatDateTime(until, language, timeZone) })}</span>
      </Callout>
    )
  return (
    <Callout tone="caution">
      {text('goneOffer')} <Link to={productPath({ kind: 'live_event', slug })}>{text('toEvent')}</Link>
    </Callout>
  )
}
