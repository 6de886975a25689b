import { type ReactNode, Suspense } from 'react'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Checkout } from '../contract.ts'
import { useCheckoutText } from './text.ts'
import type { WhyNot } from './why-not.ts'

const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

/** Why there is nothing to buy, and where to go instead. */
export function NothingToBuy({ checkout, why }: { checkout: Checkout; why: WhyNot }): ReactNode {
  const text = useCheckoutText()
  const { product, payment_link, quantity_left, variants } = checkout
  const { title, sale } = product
  const hasEnough = quantity_left === 0
  const courses = <LinkButton to="/courses">{text('courses')}</LinkButton>
  switch (why) {
    case 'owned':
      return (
        <EmptyState
          title={text('owned')}
          action={
            <>
              <LinkButton to={purchasePath(product)} look="primary" reloadDocument>
                {text(KINDS[product.kind].isWatched ? 'open' : 'see')}
              </LinkButton>
              {!hasEnough && variants.some(({ seats }) => seats !== null) && (
                <LinkButton to="?others=1">{text('buyForOthers')}</LinkButton>
              )}
              {!hasEnough && checkout.can_be_gift && <LinkButton to="?gift=1">{text('giveIt')}</LinkButton>}
            </>
          }
        >
          {text('ownedText', { title })}
        </EmptyState>
      )
    case 'underWay':
      return (
        <EmptyState
          title={text('underWay')}
          action={
            payment_link && (
              <LinkButton to={payment_link} look="primary" reloadDocument>
                {text('seePayment')}
              </LinkButton>
            )
          }
        >
          {text('underWayText', { title })}
        </EmptyState>
      )
    case 'enough':
      return <EmptyState title={text('enough')} action={courses} />
    case 'closed':
      return (
        <EmptyState title={text('closed')} action={courses}>
          {sale && sale.state !== 'open' && sale.state !== 'closed' && (
            <Suspense>
              <SaleNote sale={sale} />
            </Suspense>
          )}
        </EmptyState>
      )
    case 'adminsDoNotBuy':
      return <EmptyState title={title}>{text('adminsDoNotBuy')}</EmptyState>
  }
}
