import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { OrderDetails } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'

const RefundDialog = onDemand(async () => (await import('./RefundDialog.tsx')).RefundDialog)

export function RefundOrder({ order }: { order: OrderDetails }) {
  const text = useOrdersText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('refundOrder')}</Button>
      {isOpen && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
