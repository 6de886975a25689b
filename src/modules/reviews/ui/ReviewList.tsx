import { useLocation } from 'react-router'
import { LinkButton } from '#web/kit/actions/LinkButton.tsx'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { EmptyState } from '#web/kit/feedback/EmptyState.tsx'
import { ErrorState } from '#web/kit/feedback/ErrorState.tsx'
import { Skeleton } from '#web/kit/feedback/Skeleton.tsx'
import { LoadMore } from '#web/kit/lists/LoadMore.tsx'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import type { ReviewPage } from '../contract.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { useReviews } from './use-reviews.ts'
import { useText } from './use-text.ts'
import styles from './reviews.module.css'

interface ReviewListProps {
  /** left out: reviews of all courses, each naming its own */
  courseId?: string
  initial?: ReviewPage
}

export function ReviewList({ courseId, initial }: ReviewListProps) {
  const text = useText()
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useReviews(courseId, initial)
  if (isPending)
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <output>{text('loading')}</output>
        </VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    )
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  const reviews = data.pages.flatMap((page) => page.data)
  if (reviews.length === 0) return <NoReviews />
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} namesCourse={courseId === undefined} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}

function NoReviews() {
  const text = useText()
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (viewer) return <EmptyState title={text('emptyTitle')}>{text('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={text('emptyTitle')}
      action={<LinkButton to={`/login?next=${encodeURIComponent(pathname)}`}>{text('logIn')}</LinkButton>}
    >
      {text('emptyVisitor')}
    </EmptyState>
  )
}
