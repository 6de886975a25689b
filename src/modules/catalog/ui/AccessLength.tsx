import { DateText } from '#kit/figures/DateText.tsx'
import type { OfferVariant } from '../contract.ts'
import { DAYS_OF_LENGTH } from '../vocabulary.ts'
import { useProductText } from './product-text.ts'

type NamedLength = keyof typeof DAYS_OF_LENGTH
const LENGTHS = Object.keys(DAYS_OF_LENGTH) as NamedLength[]

type Lasting = Pick<OfferVariant, 'access_days' | 'access_until'> &
  Partial<Pick<OfferVariant, 'period_months' | 'trial_days'>>

/** How long a purchase opens the product, in the words for it: a year, not 366 days; and the last day there is. Of a plan, how often it is paid, and from when. */
export function AccessLength({ variant }: { variant: Lasting }) {
  const text = useProductText()
  const { access_days: days, access_until: until, period_months: months, trial_days: trial = 0 } = variant
  if (months && months > 0) {
    const every = text('every', { count: months })
    return trial > 0 ? `${every}, ${text('trial', { count: trial })}` : every
  }
  const named = LENGTHS.find((length) => DAYS_OF_LENGTH[length] === days)
  const length = text(named ?? 'days', { count: days })
  if (!until) return length
  return (
    <>
      {days > 0 ? `${length}, ${text('atMost')}` : text('until')} <DateText at={until} />
    </>
  )
}
