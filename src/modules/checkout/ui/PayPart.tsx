import { formatMoney } from '#platform/i18n/format.ts'
import { Button } from '#web/kit/actions/Button.tsx'
import { useLocale } from '#web/kit/text/Locale.tsx'
import styles from './checkout.module.css'
import { useCheckoutText } from './text.ts'

interface PayPartProps {
  amount: number
  currency: string
  vatRate: number | null
  isSending: boolean
}

/** The button says that it obliges to pay, and how much (Directive 2011/83/EU, art. 8). */
export function PayPart({ amount, currency, vatRate, isSending }: PayPartProps) {
  const text = useCheckoutText()
  const { language } = useLocale()
  const written = formatMoney({ amount, currency }, language)
  return (
    <div className={styles.pay}>
      {amount > 0 && (
        <p className={styles.total}>
          <span>
            {text('total')} {vatRate !== null && <small>{text('vatIncluded', { rate: vatRate })}</small>}
          </span>
          <strong>{written}</strong>
        </p>
      )}
      <Button type="submit" look="primary" wide busy={isSending}>
        {amount > 0 ? text('pay', { amount: written }) : text('getFree')}
      </Button>
    </div>
  )
}
