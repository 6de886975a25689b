import common from '#kit/common.module.css'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { ChosenNote } from '#modules/catalog/ui/ChosenNote.tsx'
import { Countdown } from '#kit/figures/Countdown.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

interface ReductionNotesProps {
  variant: OfferVariant
  onEnd: () => void
}

/** Until when a price is reduced, and for how many; or that its buyer chooses it. */
export function ReductionNotes({ variant, onEnd }: ReductionNotesProps) {
  const text = useSiteText()
  const { promotion, evergreen, suggested_amount: suggested, currency } = variant
  return (
    <>
      {suggested !== null && (
        <p className={common.note}>
          <ChosenNote suggested={suggested} currency={currency} />
        </p>
      )}
      {promotion?.ends_at && (
        <p className={common.note}>
          {text('promotionEnds')} <DateText at={promotion.ends_at} withTime />
          <br />
          <TimeLeft says={text('endsIn')} until={promotion.ends_at} onEnd={onEnd} />
        </p>
      )}
      {evergreen?.ends_at && (
        <p className={common.note}>
          <TimeLeft says={text('offerEndsIn')} until={evergreen.ends_at} onEnd={onEnd} />
        </p>
      )}
      {promotion?.packages_left != null && (
        <p className={common.note}>{text('packagesLeft', { count: promotion.packages_left })}</p>
      )}
    </>
  )
}

function TimeLeft({ says, until, onEnd }: { says: string; until: string; onEnd: () => void }) {
  return (
    <span className={styles.timeLeft}>
      {says} <Countdown until={until} onEnd={onEnd} />
    </span>
  )
}
