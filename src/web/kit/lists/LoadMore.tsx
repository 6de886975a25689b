import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { useKitText } from '../text/kit-text.ts'
import styles from './lists.module.css'

interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  /** True when the last page failed: then only the button asks again. */
  hasFailed?: boolean
  onMore: () => void
}

/** Also loads by itself when the reader comes within 250 px of the end (Engagement §2). */
export function LoadMore({ hasMore, isLoading, hasFailed = false, onMore }: LoadMoreProps) {
  const text = useKitText()
  const end = useRef<HTMLDivElement>(null)
  const isWaiting = hasMore && !isLoading && !hasFailed
  const loadNext = useEffectEvent(onMore)
  useEffect(() => {
    if (!end.current || !isWaiting) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadNext(), { rootMargin: '250px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting])
  if (!hasMore) return null
  return (
    <div ref={end} className={styles.more}>
      {hasFailed && <p role="alert">{text('moreFailed')}</p>}
      <Button busy={isLoading} onClick={onMore}>
        {text(hasFailed ? 'tryAgain' : isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  )
}
