import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatDate } from '#platform/i18n/format.ts'

const useSiteText = textOf(
  () => import('../messages/site-en.ts'),
  () => import('../messages/site-pl.ts'),
)

interface SchoolClosesProps {
  on: string
  /** whether the day is over */
  isClosed: boolean
}

/** Until which day the school is there. */
export function SchoolCloses({ on, isClosed }: SchoolClosesProps) {
  const text = useSiteText()
  const { language } = useLocale()
  return (
    <Callout tone="caution">
      {text(isClosed ? 'closedOn' : 'closesOn', { day: formatDate(on, language, 'UTC') })}
    </Callout>
  )
}
