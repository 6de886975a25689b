import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import type { TransactionState } from '../contract.ts'
import styles from './payment.module.css'
import { usePaymentText } from './text.ts'

/** Why, and the way back to the checkout (commerce §4, §8 Payment). */
export function PaymentFailed({ state: { status, checkoutLink, transaction } }: { state: TransactionState }) {
  const text = usePaymentText()
  const why = status === 'CANCELED' ? 'canceled' : (transaction.reason ?? 'card_declined')
  return (
    <section role="alert" aria-labelledby="payment-state" className={styles.state}>
      <h1 id="payment-state" tabIndex={-1}>
        {text('payment.failed')}
      </h1>
      <p>
        <strong>{text(`declined.${why}`)}</strong>
        <br />
        {text(`declined.${why}-advice`)}
      </p>
      <p className={common.soft}>{text('payment.nothing-charged')}</p>
      <div className={`${common.row} ${styles.ways}`}>
        <LinkButton to={checkoutLink} look="primary" reloadDocument>
          {text('payment.go-back')}
        </LinkButton>
      </div>
    </section>
  )
}
