import { useEffect, useState } from 'react'
import common from '#kit/common.module.css'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { SEATS_MAX } from '#modules/catalog/vocabulary.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Quote } from '#modules/offers/contract.ts'
import styles from './checkout.module.css'
import { GuestsPart } from './guests/GuestsPart.tsx'
import { Part } from './Part.tsx'
import { useSeatsText } from './seats-text.ts'
import { useAsking } from './use-asking.ts'

/** How long somebody may go on typing before the price is asked for. */
const PAUSE = 400

interface SeatsPartProps {
  variant: OfferVariant
  seats: NonNullable<OfferVariant['seats']>
  /** of all that the buyer may still buy */
  left: number | null
  line: Quote['lines'][number]
  /** what of it is not for the buyer is for others; undefined where all is */
  isForBuyer: boolean | undefined
  onForBuyer: (isForBuyer: boolean) => void
}

/** How many are bought. The number stands in the page's address, as a code does; the server says what they cost. */
export function SeatsPart({ variant, seats, left, line, isForBuyer, onForBuyer }: SeatsPartProps) {
  const text = useSeatsText()
  const { language } = useLocale()
  const ask = useAsking()
  const [typed, setTyped] = useState(String(line.quantity))
  const { are_tickets: areTickets } = seats
  const most = Math.min(seats.max, left ?? Infinity)
  const wanted = Math.min(most, Math.max(1, Number(typed) || 1))
  useEffect(() => {
    if (wanted === line.quantity) return
    const timer = setTimeout(() => {
      ask({ variant: variant.id, quantity: String(wanted) })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, line.quantity, variant.id, ask])

  const isLimited = left !== null || (areTickets && most < SEATS_MAX)
  const money = (amount: number) => formatMoney({ amount, currency: variant.currency }, language)
  const others = line.quantity - (isForBuyer ? 1 : 0)
  const steps = [
    { from: 1, words: text('one', { amount: money(variant.amount) }) },
    ...seats.prices
      .filter(({ amount }) => amount < variant.amount)
      .map(({ from, amount }) => ({ from, words: text('from', { from, amount: money(amount) }) })),
  ]
  const reached = steps.findLast(({ from }) => from <= line.quantity)
  return (
    <Part title={text(areTickets ? 'ticketsTitle' : 'title')}>
      <div className={styles.seats}>
        <TextField
          name="quantity"
          type="number"
          inputMode="numeric"
          label={text('howMany')}
          min={1}
          max={most}
          help={isLimited ? text(areTickets ? 'ticketsMost' : 'most', { count: most }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onBlur={() => setTyped(String(wanted))}
        />
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.from} aria-current={step === reached ? 'step' : undefined}>
              {step.words}
            </li>
          ))}
        </ul>
      </div>
      {isForBuyer !== undefined && !areTickets && line.quantity > 1 && (
        <Checkbox
          name="own_seat"
          label={text('forMe')}
          checked={isForBuyer}
          onChange={(event) => onForBuyer(event.target.checked)}
        />
      )}
      <output className={common.note}>
        {others > 0 && text(areTickets ? 'ticketsRest' : 'rest', { count: others })}
      </output>
      {areTickets && line.quantity > 1 && <GuestsPart count={line.quantity - 1} />}
    </Part>
  )
}
