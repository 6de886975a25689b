import { DateText } from '#kit/figures/DateText.tsx'
import { textOf } from '#kit/text/text-of.ts'
import type { Sale } from '../contract.ts'

const useSaleText = textOf(
  () => import('../messages/sale-en.ts'),
  () => import('../messages/sale-pl.ts'),
)

/** Why a product cannot be bought now, or how many there are and until when. */
export function SaleNote({ sale: { state, starts_at: startsAt, ends_at: endsAt, places_left: left } }: { sale: Sale }) {
  const text = useSaleText()
  if (state !== 'open')
    return (
      <>
        {text(state)}
        {state === 'not_yet' && startsAt && (
          <>
            {' '}
            <DateText at={startsAt} withTime />
          </>
        )}
      </>
    )
  return (
    <>
      {left !== null && text('placesLeft', { count: left })}
      {left !== null && endsAt && ' · '}
      {endsAt && (
        <>
          {text('until')} <DateText at={endsAt} withTime />
        </>
      )}
    </>
  )
}
