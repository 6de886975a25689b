import { type ReactNode, Suspense } from 'react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Checkout } from '../contract.ts'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { useCheckoutText } from './text.ts'

const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

/** Shows the form unless there is nothing to buy: owned, being paid for, not on sale, bought as often as one may, or seen by an admin. */
export function CheckoutGate({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const text = useCheckoutText()
  const viewer = useViewer()
  const { product, has_access, is_for_others, payment_link, quantity_left, variants } = checkout
  const hasEnough = quantity_left === 0
  if (has_access && (!is_for_others || hasEnough))
    return (
      <EmptyState
        title={text('owned')}
        action={
          <>
            <LinkButton to={purchasePath(product)} look="primary" reloadDocument>
              {text(product.kind === 'course' ? 'open' : 'see')}
            </LinkButton>
            {!hasEnough && variants.some(({ seats }) => seats !== null) && (
              <LinkButton to="?others=1">{text('buyForOthers')}</LinkButton>
            )}
            {!hasEnough && checkout.can_be_gift && <LinkButton to="?gift=1">{text('giveIt')}</LinkButton>}
          </>
        }
      >
        {text('ownedText', { title: product.title })}
      </EmptyState>
    )
  if (payment_link)
    return (
      <EmptyState
        title={text('underWay')}
        action={
          <LinkButton to={payment_link} look="primary" reloadDocument>
            {text('seePayment')}
          </LinkButton>
        }
      >
        {text('underWayText', { title: product.title })}
      </EmptyState>
    )
  if (hasEnough)
    return <EmptyState title={text('enough')} action={<LinkButton to="/courses">{text('courses')}</LinkButton>} />
  const { sale } = product
  const isKept = sale?.state === 'sold_out' && checkout.place_until !== null
  const isClosed = sale !== null && sale.state !== 'open' && !isKept
  if (isClosed || variants.length === 0)
    return (
      <EmptyState title={text('closed')} action={<LinkButton to="/courses">{text('courses')}</LinkButton>}>
        {isClosed && sale.state !== 'closed' && (
          <Suspense>
            <SaleNote sale={sale} />
          </Suspense>
        )}
      </EmptyState>
    )
  if (viewer && viewer.role !== 'student')
    return <EmptyState title={product.title}>{text('adminsDoNotBuy')}</EmptyState>
  return children
}
