import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import { useWords } from '#kit/text/text-of.ts'
import type { PanelEvent } from '../contract.ts'
import styles from './live-events.module.css'
import { eventKindWords } from './kind-words.ts'

/** When an event begins, or that it has been. */
export function EventWhen({ event: { takes_place_from: at, is_over: isOver } }: { event: PanelEvent }) {
  const text = useWords(eventKindWords)
  if (at === null) return <span className={common.note}>{text('noDate')}</span>
  return (
    <span className={styles.person}>
      <DateText at={at} withTime />
      {isOver && <span className={common.note}>{text('isOver')}</span>}
    </span>
  )
}
