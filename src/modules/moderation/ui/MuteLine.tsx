import { DateText } from '#kit/figures/DateText.tsx'
import type { Mute } from '../contract.ts'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

export function MuteLine({ mute }: { mute: Mute }) {
  const text = useText()
  return (
    <li className={styles.mute}>
      <p dir="auto">{mute.reason}</p>
      <p className={styles.marks}>
        <span>
          <span>{text('mutedFrom')} </span>
          <DateText at={mute.created_at} />
          <span>
            {mute.muted_by && ` ${text('byWhom', { name: mute.muted_by })}`}
            {', '}
          </span>
          {mute.until ? (
            <>
              {text('until')} <DateText at={mute.until} withTime />
            </>
          ) : (
            text('untilEnded')
          )}
          {mute.ended_at && (
            <>
              {', '}
              {text('ended')} <DateText at={mute.ended_at} />
              {mute.ended_by && ` ${text('byWhom', { name: mute.ended_by })}`}
            </>
          )}
        </span>
      </p>
    </li>
  )
}
