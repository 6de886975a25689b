import { useLocation } from 'react-router'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useKitText } from '#kit/text/kit-text.ts'
import type { ReviewPage } from '../contract.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { useShownText } from './use-shown-text.ts'
import styles from './reviews.module.css'

interface ReviewListProps {
  /** left out: reviews of all courses, each naming its own */
  courseId?: string
  initial: ReviewPage
}

/** More come by themselves near the end for as long as there are any (Engagement §2). */
export function ReviewList({ courseId, initial }: ReviewListProps) {
  const api = useApi()
  const { items, loadMore } = usePages(initial, async (cursor) => {
    // The shapes of the call are fetched with its first use: most visitors read the first page only.
    const { listReviews } = await import('../contract.ts')
    const { length } = initial.data
    return api.call(listReviews, { cursor, length, ...(courseId ? { course_id: courseId } : {}) })
  })
  if (items.length === 0) return <NoReviews />
  return (
    <>
      <ul className={styles.list}>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} namesCourse={courseId === undefined} />
        ))}
      </ul>
      <LoadMore {...loadMore} byItself={Infinity} />
    </>
  )
}

function NoReviews() {
  const text = useShownText()
  const kit = useKitText()
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (viewer) return <EmptyState title={text('emptyTitle')}>{text('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={text('emptyTitle')}
      action={<LinkButton to={`/login?next=${encodeURIComponent(pathname)}`}>{kit('logIn')}</LinkButton>}
    >
      {text('emptyVisitor')}
    </EmptyState>
  )
}
