import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '#platform/i18n/format.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Transaction } from '../contract.ts'
import styles from './payment.module.css'
import { usePaymentText } from './text.ts'

interface PaymentSuccessProps {
  transaction: Transaction
  picture?: ReactNode
  afterwards?: ReactNode
}

export function PaymentSuccess({ transaction, picture, afterwards }: PaymentSuccessProps) {
  const text = usePaymentText()
  const { language } = useLocale()
  const viewer = useViewer()
  const { purchase_link: link } = transaction
  return (
    <>
      <section aria-labelledby="payment-state" className={styles.state}>
        <div aria-hidden="true" className={styles.bought}>
          {picture}
          <span className={styles.done}>
            <Check />
          </span>
        </div>
        <h1 id="payment-state" tabIndex={-1}>
          {text('payment.success')}
        </h1>
        <p aria-live="polite">
          {text('payment.success-text', { amount: formatMoney(transaction, language), title: transaction.description })}
        </p>
        <div className={`${common.row} ${styles.ways}`}>
          <LinkButton to={viewer ? link : `/login?next=${encodeURIComponent(link)}`} look="primary" reloadDocument>
            {text(link.endsWith('/watch') ? 'payment.open' : 'payment.continue')}
          </LinkButton>
        </div>
      </section>
      {afterwards}
    </>
  )
}
