import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { School } from '../contract.ts'

const useNotSellingText = textOf(
  () => import('../messages/not-selling-en.ts'),
  () => import('../messages/not-selling-pl.ts'),
)

interface NotSellingProps {
  school: Pick<School, 'are_students_admitted' | 'closes_on' | 'is_closed'>
}

/** Why the school sells nothing: it closes or has closed, is not open yet, or has its login switched off. */
export function NotSelling({ school }: NotSellingProps) {
  const text = useNotSellingText()
  const { language } = useLocale()
  const { closes_on: day, are_students_admitted: isOpen } = school
  return (
    <Callout tone="caution">
      {day
        ? text(school.is_closed ? 'closedOn' : 'closesOn', { day: formatDate(day, language, 'UTC') })
        : text(isOpen ? 'loginOff' : 'notOpen')}
    </Callout>
  )
}
