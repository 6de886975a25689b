import { Button } from '../actions/Button.tsx'
import { useKitText } from '../text/kit-text.ts'
import styles from './lists.module.css'

interface AskForMoreProps {
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The next page of a list, only when it is asked for: what stands below the list has its place. */
export function AskForMore({ hasMore, isLoading, hasFailed, onMore }: AskForMoreProps) {
  const text = useKitText()
  if (!hasMore) return null
  return (
    <div className={styles.askForMore}>
      {hasFailed && <p role="alert">{text('moreFailed')}</p>}
      <Button busy={isLoading} onClick={onMore}>
        {text(hasFailed ? 'tryAgain' : 'more')}
      </Button>
    </div>
  )
}
