import { formatMoney } from '#platform/i18n/format.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { TransactionState } from '../contract.ts'
import styles from './payment.module.css'
import { usePaymentText } from './text.ts'

/** The money came and goes back: what was bought is the payer's already, was sold before it came, or is not wanted any more. */
export function PaymentReturned({ state: { checkoutLink, transaction } }: { state: TransactionState }) {
  const text = usePaymentText()
  const { language } = useLocale()
  const { refund_reason: reason, description: title, purchase_link: link } = transaction
  const isTheirs = reason === 'paid_twice'
  return (
    <section aria-labelledby="payment-state" className={styles.state}>
      <h1 id="payment-state" tabIndex={-1}>
        {text('payment.returned')}
      </h1>
      <p aria-live="polite">
        {text(`returned.${reason ?? 'sold_out'}`, { title, amount: formatMoney(transaction, language) })}
      </p>
      <p className={common.soft}>{text('returned.mail')}</p>
      <div className={`${common.row} ${styles.ways}`}>
        <LinkButton to={isTheirs ? link : checkoutLink} look="primary" reloadDocument>
          {text(isTheirs ? 'payment.open' : 'payment.go-back')}
        </LinkButton>
      </div>
    </section>
  )
}
