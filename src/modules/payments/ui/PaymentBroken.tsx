import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import styles from './payment.module.css'
import { usePaymentText } from './text.ts'

/** Nothing is known of the payment: neither "charged" nor "not charged" may be said here. */
export function PaymentBroken({ checkoutLink = '/courses' }: { checkoutLink: string | undefined }) {
  const text = usePaymentText()
  return (
    <section role="alert" aria-labelledby="payment-state" className={styles.state}>
      <h1 id="payment-state" tabIndex={-1}>
        {text('payment.title')}
      </h1>
      <p>{text('payment.broken')}</p>
      <div className={`${common.row} ${styles.ways}`}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {text('payment.reload')}
        </Button>
        <LinkButton to={checkoutLink} look="quiet" reloadDocument>
          {text('payment.go-back')}
        </LinkButton>
      </div>
    </section>
  )
}
