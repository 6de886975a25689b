import { Button } from '#kit/actions/Button.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import styles from './unsubscribing.module.css'
import { useNotificationsText } from './text.ts'
import type { Unsubscribable } from './unsubscribable.ts'

interface UnsubscribingProps {
  token: string
  unsubscribable: Unsubscribable
  /** what became of the form that was just sent */
  message: string | null
}

/** Asks before it ends anything, since mail programs open links ahead of people. Plain forms: no scripts, no login. */
export function Unsubscribing({ token, unsubscribable, message }: UnsubscribingProps) {
  const text = useNotificationsText()
  const { about, is_wanted: isWanted, all_token: allToken } = unsubscribable
  return (
    <div className={styles.ways}>
      {message && <Callout tone="good">{message}</Callout>}
      {!isWanted && !message && <Callout>{text('noLongerSent')}</Callout>}
      {isWanted && (
        <form method="post" action={`/unsubscribe/${token}`}>
          <Button type="submit" look="primary">
            {text(about === 'all' ? 'stopAll' : 'stopThese')}
          </Button>
        </form>
      )}
      {allToken && about !== 'all' && (
        <form method="post" action={`/unsubscribe/${allToken}`}>
          <Button type="submit">{text('stopAll')}</Button>
        </form>
      )}
    </div>
  )
}
