import { useEffect, useState } from 'react'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { PRICE_MAX } from '#modules/catalog/vocabulary.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import styles from './checkout.module.css'
import { Part } from './Part.tsx'
import { useAsking } from './use-asking.ts'

const useAmountText = textOf(
  () => import('../messages/amount-en.ts'),
  () => import('../messages/amount-pl.ts'),
)

/** How long somebody may go on typing before the price is asked for. */
const PAUSE = 400

/** What somebody typed, and what is to be said against buying while the price is another one. */
export interface TypedAmount {
  variantId: string
  /** minor units; null while the field is empty or unreadable */
  amount: number | null
  problem: string
}

interface AmountPartProps {
  variant: OfferVariant
  suggested: number
  /** that the price shown goes by */
  quoted: number
  typed: TypedAmount | undefined
  onType: (typed: TypedAmount) => void
}

/** What the buyer chooses to pay. It stands in the page's address, as a code does; the server says what the purchase costs then. */
export function AmountPart({ variant, suggested, quoted, typed, onType }: AmountPartProps) {
  const text = useAmountText()
  const { language } = useLocale()
  const ask = useAsking()
  const [isSaid, setSaid] = useState(false)
  const { id, amount: minimum, currency } = variant
  const amount = typed ? typed.amount : quoted
  const canBeChosen = amount !== null && amount >= minimum && amount <= PRICE_MAX
  useEffect(() => {
    if (amount === quoted) return
    const timer = setTimeout(() => {
      setSaid(!canBeChosen)
      if (!canBeChosen) return
      ask({ variant: id, amount: String(amount) })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [amount, quoted, canBeChosen, id, ask])

  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  const problemOf = (value: number | null): string => {
    if (value === null) return text('missing')
    if (value < minimum) return text('tooLow', { minimum: money(minimum) })
    return value > PRICE_MAX ? text('tooHigh', { max: money(PRICE_MAX) }) : text('moved')
  }
  return (
    <Part title={text('title')}>
      <div className={styles.chosen}>
        <MoneyField
          name="chosen_amount"
          label={text('amount')}
          help={text(minimum === 0 ? 'any' : 'from', { minimum: money(minimum), suggested: money(suggested) })}
          errors={isSaid && !canBeChosen ? [problemOf(amount)] : undefined}
          currency={currency}
          required
          amount={amount}
          onAmount={(value) => {
            setSaid(false)
            onType({ variantId: id, amount: value, problem: problemOf(value) })
          }}
        />
      </div>
    </Part>
  )
}
