import type { EventPage } from '#modules/live-events/contract.ts'
import { EventFacts } from '#modules/live-events/ui/EventFacts.tsx'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import { ticketPath } from '#modules/live-events/paths/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

/** When and where, what a ticket costs and how many are left; for who has one, the way to it. */
export function EventBuyBox({ event }: { event: EventPage }) {
  const text = useEventText()
  const { product, is_over: isOver, has_ticket: hasTicket } = event
  const facts = <EventFacts event={event} />
  if (hasTicket || isOver)
    return (
      <div className={styles.buy}>
        {facts}
        <p className={styles.note}>{text(isOver ? 'over' : 'hasTicket')}</p>
        {hasTicket && (
          <LinkButton look="primary" to={ticketPath(product.slug)}>
            {text('toTicket')}
          </LinkButton>
        )}
      </div>
    )
  return (
    <div className={styles.buy}>
      {facts}
      <ProductBuyBox product={product} text={text} />
    </div>
  )
}
