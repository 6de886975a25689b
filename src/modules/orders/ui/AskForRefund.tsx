import { Suspense, useState } from 'react'
import { onDemand } from '#kit/on-demand.ts'
import type { RefundRequest } from '../refund-requests/contract.ts'
import { useMyOrdersText } from './text.ts'
import styles from './refund-requests.module.css'

const AskDialog = onDemand(async () => (await import('./AskDialog.tsx')).AskDialog)

interface AskForRefundProps {
  order: { id: string; number: string }
  onAsked: (request: RefundRequest) => void
}

export function AskForRefund({ order, onAsked }: AskForRefundProps) {
  const text = useMyOrdersText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label={text('askRefundOf', { number: order.number })}
        onClick={() => setOpen(true)}
      >
        {text('askRefund')}
      </button>
      {isOpen && (
        <Suspense>
          <AskDialog order={order} onClose={() => setOpen(false)} onAsked={onAsked} />
        </Suspense>
      )}
    </>
  )
}
