import common from '#kit/common.module.css'
import { Countdown } from '#kit/figures/Countdown.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { useCheckoutText } from './text.ts'

interface EndingNotesProps {
  promotion: OfferVariant['promotion']
  /** by this browser's clock, where its evergreen offer runs for whoever looks */
  offerEndsAt: string | undefined
  /** the price that was shown applies no longer */
  onEnd: () => void
}

/** Until when the price is what it is, and for how many more. */
export function EndingNotes({ promotion, offerEndsAt, onEnd }: EndingNotesProps) {
  const text = useCheckoutText()
  return (
    <>
      {promotion?.ends_at && (
        <p className={common.note}>
          {text('promotionUntil')} <DateText at={promotion.ends_at} withTime />
          <br />
          {text('endsIn')} <Countdown key={promotion.ends_at} until={promotion.ends_at} onEnd={onEnd} />
        </p>
      )}
      {offerEndsAt && (
        <p className={common.note}>
          {text('offerEndsIn')} <Countdown key={offerEndsAt} until={offerEndsAt} onEnd={onEnd} />
        </p>
      )}
      {promotion?.packages_left != null && (
        <p className={common.note}>{text('packagesLeft', { count: promotion.packages_left })}</p>
      )}
    </>
  )
}
