import { Suspense } from 'react'
import { formatMoney } from '#platform/i18n/format.ts'
import { Button } from '#kit/actions/Button.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Quote } from '#modules/offers/contract.ts'
import styles from './checkout.module.css'
import { useCheckoutText } from './text.ts'

const PlanAhead = onDemand(async () => (await import('./PlanAhead.tsx')).PlanAhead)

interface PayPartProps {
  quote: Quote
  isSending: boolean
}

/** The button says that it obliges to pay, and how much (Directive 2011/83/EU, art. 8). */
export function PayPart({ quote, isSending }: PayPartProps) {
  const text = useCheckoutText()
  const { language } = useLocale()
  const { amount, lines, currency, needs_card: needsCard } = quote
  const plan = lines[0]?.plan
  const written = formatMoney(quote, language)
  const rates = new Set(lines.map(({ vat_rate }) => vat_rate))
  const [vatRate] = rates.size === 1 ? rates : []
  const vatOf = (rate: number | null) => (rate === null ? text('vatExempt') : text('vatIncluded', { rate }))
  return (
    <>
      {lines.length > 1 && (
        <ul className={styles.lines} aria-label={text('summary')}>
          {lines.map((line) => (
            <li key={line.variant_id}>
              <span>
                <span>{line.title} </span>
                {vatRate === undefined && <small>{vatOf(line.vat_rate)}</small>}
              </span>
              <span>{line.amount === 0 ? text('lineFree') : formatMoney({ ...line, currency }, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pay}>
        {amount > 0 && (
          <p className={styles.total}>
            <span>
              <span>{text('total')} </span>
              {vatRate !== undefined && <small>{vatOf(vatRate)}</small>}
            </span>
            <strong>{written}</strong>
          </p>
        )}
        {plan && (
          <p className={styles.ahead}>
            <Suspense>
              <PlanAhead amount={amount} currency={currency} plan={plan} needsCard={needsCard} />
            </Suspense>
          </p>
        )}
        <Button type="submit" look="primary" wide busy={isSending}>
          {plan && amount > 0
            ? text('subscribe', { amount: written })
            : amount > 0
              ? text('pay', { amount: written })
              : text(plan ? (needsCard ? 'beginTrial' : 'tryFree') : 'getFree')}
        </Button>
      </div>
    </>
  )
}
