import { type ReactNode, Suspense } from 'react'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Checkout } from '../contract.ts'
import { whyNot } from './why-not.ts'

const NothingToBuy = onDemand(async () => (await import('./NothingToBuy.tsx')).NothingToBuy)

/** Shows the form unless there is nothing to buy. */
export function CheckoutGate({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const why = whyNot(checkout, useViewer())
  if (!why) return children
  return (
    <Suspense>
      <NothingToBuy checkout={checkout} why={why} />
    </Suspense>
  )
}
