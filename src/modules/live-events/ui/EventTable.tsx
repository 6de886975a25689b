import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelEvent } from '../contract.ts'
import styles from './live-events.module.css'
import { useEventPanelText } from './use-text.ts'

export function EventTable({ events }: { events: PanelEvent[] }) {
  const text = useEventPanelText()
  return (
    <DataTable
      caption={text('events')}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        { key: 'event', label: text('event'), cell: nameOf },
        { key: 'date', label: text('date'), cell: dateOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'places',
          label: text('places'),
          isFigure: true,
          cell: placesOf,
        },
        { key: 'price', label: text('price'), isFigure: true, cell: priceOf },
      ]}
    />
  )
}

const nameOf = (event: PanelEvent) => (
  <ProductName product={event} to={editorPath({ kind: 'live_event', id: event.id })} />
)
const dateOf = (event: PanelEvent) => <When event={event} />
const placesOf = (event: PanelEvent) => <Places event={event} />
const statusOf = (event: PanelEvent) => <ProductStatus product={event} />
const priceOf = (event: PanelEvent) => <ProductPrice product={event} />

function Places({ event }: { event: PanelEvent }) {
  const text = useEventPanelText()
  const { language } = useLocale()
  const figure = (value: number) => formatNumber(value, language)
  const { places_taken: taken, capacity, waiting_count: waiting } = event
  return (
    <span className={styles.person}>
      {capacity === null ? figure(taken) : text('placesOf', { taken: figure(taken), capacity: figure(capacity) })}
      {waiting > 0 && <span className={styles.soft}>{text('waitingCount', { count: waiting })}</span>}
    </span>
  )
}

function When({ event: { takes_place_from: at, is_over: isOver } }: { event: PanelEvent }) {
  const text = useEventPanelText()
  if (at === null) return <span className={styles.soft}>{text('noDate')}</span>
  return (
    <span className={styles.person}>
      <DateText at={at} withTime />
      {isOver && <span className={styles.soft}>{text('isOver')}</span>}
    </span>
  )
}
