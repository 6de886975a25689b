import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import facts from '#kit/figures/facts.module.css'
import type { EventDate, Where } from '../contract.ts'
import { EventDates } from './EventDates.tsx'
import styles from './live-events.module.css'
import { useEventText } from './use-text.ts'

interface EventFactsProps {
  event: Where & { dates: EventDate[] }
  /** what is said of where it is online; left out, that ticket holders get the link */
  online?: ReactNode
}

/** When and where an event takes place. */
export function EventFacts({ event: { dates, venue, place, address }, online }: EventFactsProps) {
  const text = useEventText()
  return (
    <dl className={facts.facts}>
      <dt>{text('when')}</dt>
      <dd>
        <EventDates dates={dates} />
      </dd>
      <dt>{text('where')}</dt>
      <dd>
        {venue === 'online' ? (
          <>
            {text('online')}
            <div className={common.note}>{online ?? text('onlineHelp')}</div>
          </>
        ) : (
          <>
            {place}
            {address && <div className={styles.address}>{address}</div>}
          </>
        )}
      </dd>
    </dl>
  )
}
