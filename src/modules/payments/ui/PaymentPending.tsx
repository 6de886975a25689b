import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { buttonClass } from '#kit/actions/button-class.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { cancelPayment, type Transaction, type TransactionState } from '../contract.ts'
import styles from './payment.module.css'
import { usePaymentText } from './text.ts'

interface PaymentPendingProps {
  transaction: Transaction | undefined
  isLate: boolean
  onCanceled: (state: TransactionState) => void
}

/** Waits for the bank, or for the payer to confirm there. */
export function PaymentPending({ transaction, isLate, onCanceled }: PaymentPendingProps) {
  const text = usePaymentText()
  const bankUrl = transaction?.authentication_url
  return (
    <section aria-labelledby="payment-state" className={styles.state}>
      {!bankUrl && <span aria-hidden="true" className={styles.waiting} />}
      <h1 id="payment-state" tabIndex={-1}>
        {text(bankUrl ? 'payment.confirm' : 'payment.waiting')}
      </h1>
      <p aria-live="polite">{text(bankUrl ? 'payment.confirm-text' : 'payment.waiting-text')}</p>
      {isLate && (
        <Callout tone="caution" isNews>
          <strong>{text('payment.late')}</strong> {text('payment.late-text')}
        </Callout>
      )}
      <div className={`${common.row} ${styles.ways}`}>
        {bankUrl && (
          <a href={bankUrl} className={buttonClass({ look: 'primary' })}>
            {text('payment.go-to-bank')}
          </a>
        )}
        {transaction?.can.cancel && <CancelButton hash={transaction.hash} onCanceled={onCanceled} />}
      </div>
    </section>
  )
}

function CancelButton({ hash, onCanceled }: { hash: string; onCanceled: (state: TransactionState) => void }) {
  const text = usePaymentText()
  const api = useApi()
  const showProblem = useProblem()
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    await api.call(cancelPayment, { hash }).then(onCanceled, showProblem)
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void cancel()}>
      {text('payment.cancel')}
    </Button>
  )
}
