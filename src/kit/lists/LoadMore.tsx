import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { useKitText } from '../text/kit-text.ts'
import styles from './lists.module.css'

interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  /** True when the last page failed: then only the button asks again. */
  hasFailed?: boolean
  /** How many pages come in a row before the reader is asked. */
  byItself?: number
  onMore: () => void
}

/** Then it is asked for, so that what stands below the list can be reached. */
const PAGES_BY_ITSELF = 2

/** Also loads by itself when the reader comes within 250 px of the end (Engagement §2). */
export function LoadMore({ hasMore, isLoading, hasFailed = false, byItself = PAGES_BY_ITSELF, onMore }: LoadMoreProps) {
  const text = useKitText()
  const end = useRef<HTMLDivElement>(null)
  const [inRow, setInRow] = useState(0)
  const isWaiting = hasMore && !isLoading && !hasFailed && inRow < byItself
  const loadNext = useEffectEvent(() => {
    setInRow(inRow + 1)
    onMore()
  })
  const loadAsAsked = () => {
    setInRow(0)
    onMore()
  }
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
      <Button busy={isLoading} onClick={loadAsAsked}>
        {text(hasFailed ? 'tryAgain' : isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  )
}
