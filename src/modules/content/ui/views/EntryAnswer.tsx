import { MessageSquareReply } from 'lucide-react'
import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import type { EntryAnswer as Answer } from '../../contract.ts'
import { useShownText } from '../shown-text.ts'
import styles from './entry-answer.module.css'

/** What an instructor said to what a student entered. */
export function EntryAnswer({ answer: { body, by, answered_at: at, is_older: isOlder } }: { answer: Answer }) {
  const text = useShownText()
  return (
    <aside aria-label={text('entryAnswer')} className={styles.answer}>
      <p className={styles.head}>
        <MessageSquareReply aria-hidden="true" />
        <strong dir="auto">{by ?? text('entryAnswer')}</strong>
        <span className={common.note}>
          <DateText at={at} />
        </span>
      </p>
      <p dir="auto" className={styles.body}>
        {body}
      </p>
      {isOlder && <p className={common.note}>{text('entryAnswerIsOlder')}</p>}
    </aside>
  )
}
