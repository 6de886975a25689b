import { Link } from 'react-router'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { getReviewSettings, listModeratedReviews } from '#modules/reviews/contract.ts'
import { AutomaticApproval } from '#modules/reviews/ui/AutomaticApproval.tsx'
import { ModeratedReviews } from '#modules/reviews/ui/ModeratedReviews.tsx'
import styles from '#modules/reviews/ui/moderation.module.css'
import { useJudgingText } from '#modules/reviews/ui/use-text.ts'
import { REVIEW_STATUSES } from '#modules/reviews/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Reviews.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const status = REVIEW_STATUSES.find((each) => each === asked.get('status'))
  const cursor = asked.get('cursor') ?? undefined
  const [page, settings] = await Promise.all([
    api.call(listModeratedReviews, { status, cursor }),
    api.call(getReviewSettings),
  ])
  return { reviews: page.data, next: cursorIn(page.next_page_url), status: status ?? ('' as const), settings }
}

const FILTERS = [
  { status: '', label: 'all' },
  { status: 'pending', label: 'list_pending' },
  { status: 'approved', label: 'list_approved' },
  { status: 'disapproved', label: 'list_disapproved' },
] as const

export default function Reviews({ loaderData: { reviews, next, status, settings } }: Route.ComponentProps) {
  const text = useJudgingText()
  return (
    <>
      <title>{text('moderation')}</title>
      <h1>{text('moderation')}</h1>
      <AutomaticApproval settings={settings} />
      <nav aria-label={text('moderation')} className={`${common.choices} ${styles.filters}`}>
        {FILTERS.map((filter) => (
          <Link
            key={filter.status}
            to={listAddress('/home/reviews', { status: filter.status })}
            aria-current={filter.status === status ? 'page' : undefined}
          >
            {text(filter.label)}
          </Link>
        ))}
      </nav>
      <ReadOnlyUnless right="moderate">
        <ModeratedReviews reviews={reviews} status={status} />
      </ReadOnlyUnless>
      {next && <LinkButton to={listAddress('/home/reviews', { status }, next)}>{text('older')}</LinkButton>}
    </>
  )
}
