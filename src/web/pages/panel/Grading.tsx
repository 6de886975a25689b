import { listWaitingAnswers } from '#modules/exams/grading/contract.ts'
import { GradingFilters } from '#modules/exams/ui/GradingFilters.tsx'
import { GradingList } from '#modules/exams/ui/GradingList.tsx'
import { useGradingText } from '#modules/exams/ui/grading-text.ts'
import { GRADING_PATH } from '#modules/exams/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { chosenIn, isNarrowed } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Grading.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const filter = { course_id: asked.get('course_id') ?? '', lecture_id: asked.get('lecture_id') ?? '' }
  const page = await api.call(listWaitingAnswers, { ...chosenIn(filter), cursor })
  return { answers: page.data, exams: page.exams, filter, place: placeOf(page, cursor) }
}

export default function Grading({ loaderData: { answers, exams, filter, place } }: Route.ComponentProps) {
  const text = useGradingText()
  const narrowed = isNarrowed(filter)
  return (
    <>
      <title>{text('grading')}</title>
      <PageHeading title={text('grading')} />
      {(exams.length > 1 || narrowed) && <GradingFilters exams={exams} asked={filter} />}
      {answers.length > 0 ? (
        <>
          <p className={common.note}>{text('intro')}</p>
          <GradingList key={answers[0]!.id} answers={answers} />
        </>
      ) : narrowed || !place.isFirst ? (
        <EmptyState
          title={text('nothingFound')}
          action={<LinkButton to={GRADING_PATH}>{text('showAll')}</LinkButton>}
        />
      ) : (
        <EmptyState title={text('nothing')}>{text('nothingText')}</EmptyState>
      )}
      <ListWays
        {...place}
        list={GRADING_PATH}
        asked={filter}
        words={{ firstPage: text('firstPage'), nextPage: text('nextPage') }}
      />
    </>
  )
}
