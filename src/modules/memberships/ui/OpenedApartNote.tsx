import common from '#kit/common.module.css'
import { formatMoney } from '#platform/i18n/format.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { MembershipPage } from '../contract.ts'
import { useMembershipText } from './use-text.ts'

const NAMED = 4

/** What it opens costs apart; whoever has some of that already is told so before they pay, and that it takes nothing off. */
export function OpenedApartNote({ membership }: { membership: Pick<MembershipPage, 'opened' | 'apart_amount'> }) {
  const text = useMembershipText()
  const { language } = useLocale()
  const { opened, apart_amount: apart } = membership
  const owned = opened.data.filter(({ is_owned }) => is_owned)
  if (owned.length > 0) {
    const named = owned.slice(0, NAMED).map(({ title }) => title)
    const titles = [...named, ...(owned.length > NAMED ? [text('more', { count: owned.length - NAMED })] : [])]
    return <Callout tone="caution">{text('ownsSome', { titles: titles.join(', ') })}</Callout>
  }
  const [first] = opened.data
  if (apart === null || !first) return null
  return (
    <p className={common.figuresNote}>
      {text('apart', { amount: formatMoney({ amount: apart, currency: first.currency }, language) })}
    </p>
  )
}
