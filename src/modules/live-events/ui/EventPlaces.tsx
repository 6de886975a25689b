import common from '#kit/common.module.css'
import { formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { useWords } from '#kit/text/text-of.ts'
import type { PanelEvent } from '../contract.ts'
import styles from './live-events.module.css'
import { eventKindWords } from './kind-words.ts'

/** How many of an event’s places are taken, and who waits for one. */
export function EventPlaces({ event }: { event: PanelEvent }) {
  const text = useWords(eventKindWords)
  const { language } = useLocale()
  const figure = (value: number) => formatNumber(value, language)
  const { places_taken: taken, capacity, waiting_count: waiting } = event
  return (
    <span className={styles.person}>
      <span>
        {capacity === null ? figure(taken) : text('placesOf', { taken: figure(taken), capacity: figure(capacity) })}
      </span>
      {waiting > 0 && <span className={common.note}>{text('waitingCount', { count: waiting })}</span>}
    </span>
  )
}
