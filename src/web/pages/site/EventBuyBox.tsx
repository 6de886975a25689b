import { Suspense } from 'react'
import type { EventPage } from '#modules/live-events/contract.ts'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import { ticketPath } from '#modules/live-events/paths/vocabulary.ts'
import type { WaitingPartProps } from '#modules/live-events/ui/waiting/WaitingPart.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

const EventFacts = onDemand(async () => (await import('#modules/live-events/ui/EventFacts.tsx')).EventFacts)
const WaitingPart = onDemand(async () => (await import('#modules/live-events/ui/waiting/WaitingPart.tsx')).WaitingPart)

interface EventBuyBoxProps {
  event: EventPage
  /** where there is a list to wait on */
  wait: WaitingPartProps | null
}

/** When and where, what a ticket costs and how many are left, or how to wait for one; for who has one, the way to it. */
export function EventBuyBox({ event, wait }: EventBuyBoxProps) {
  const text = useEventText()
  const { product, is_over: isOver, has_ticket: hasTicket } = event
  const facts = (
    <Suspense>
      <EventFacts event={event} />
    </Suspense>
  )
  if (hasTicket || isOver)
    return (
      <div className={styles.buy}>
        {facts}
        <p className={common.note}>{text(isOver ? 'over' : 'hasTicket')}</p>
        {hasTicket && (
          <LinkButton look="primary" wide to={ticketPath(product.slug)}>
            {text('toTicket')}
          </LinkButton>
        )}
      </div>
    )
  return (
    <div className={styles.buy}>
      {facts}
      <ProductBuyBox product={product} text={text} />
      {wait && (
        <Suspense>
          <WaitingPart {...wait} />
        </Suspense>
      )}
    </div>
  )
}
