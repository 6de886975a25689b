import { useInfiniteQuery } from '@tanstack/react-query'
import { listReviews } from '#modules/reviews/contract.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { RatingMark } from '#kit/figures/RatingMark.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { QUOTES_MAX } from '../vocabulary.ts'
import type { LookDraft } from './look-draft.ts'
import { useFrontText } from './use-text.ts'

interface QuoteDialogProps {
  quotes: LookDraft['quotes']
  onChange: (quotes: LookDraft['quotes']) => void
  onClose: () => void
}

/** All reviews that visitors can read, newest first, each to be quoted or not. */
export function QuoteDialog({ quotes, onChange, onClose }: QuoteDialogProps) {
  const text = useFrontText()
  const api = useApi()
  const found = useInfiniteQuery({
    queryKey: ['front', 'reviews'],
    queryFn: ({ pageParam: cursor }) => api.call(listReviews, { cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_page_url }) => cursorIn(next_page_url),
  })
  const reviews = found.data?.pages.flatMap(({ data }) => data) ?? []
  const isQuoted = (id: string) => quotes.some((quote) => quote.id === id)
  const toggle = ({ id, first_name, title, review }: (typeof reviews)[number]) =>
    onChange(
      isQuoted(id)
        ? quotes.filter((quote) => quote.id !== id)
        : [...quotes, { id, first_name, title, review, is_shown: true }],
    )
  return (
    <Dialog
      title={text('chooseQuotes')}
      onClose={onClose}
      size="large"
      isPinned
      actions={
        <Button look="primary" onClick={onClose}>
          {text('done')}
        </Button>
      }
    >
      <output className={common.note}>{text('quotesChosen', { count: quotes.length, most: QUOTES_MAX })}</output>
      {found.isPending && <Skeleton lines={6} />}
      {found.isSuccess && reviews.length === 0 && <p>{text('noReviews')}</p>}
      <RowList>
        {reviews.map((review) => (
          <ListRow
            key={review.id}
            title={review.title || review.first_name}
            actions={
              <Button
                look={isQuoted(review.id) ? 'primary' : 'secondary'}
                aria-pressed={isQuoted(review.id)}
                aria-label={`${text('quote')}: ${review.title || review.first_name}`}
                disabled={!isQuoted(review.id) && quotes.length >= QUOTES_MAX}
                onClick={() => toggle(review)}
              >
                {text(isQuoted(review.id) ? 'quoted' : 'quote')}
              </Button>
            }
          >
            <RatingMark rating={review.rating} />
            <p>{review.review}</p>
            <p className={common.note}>
              {review.first_name} · {review.course.title}
            </p>
          </ListRow>
        ))}
      </RowList>
      <LoadMore
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isError}
        onMore={() => void found.fetchNextPage()}
      />
    </Dialog>
  )
}
