import { listAttempts } from '#modules/exams/contract.ts'
import { AttemptTable } from '#modules/exams/ui/AttemptTable.tsx'
import { useExamResultsText } from '#modules/exams/ui/results-text.ts'
import { examEditorPath } from '#modules/exams/vocabulary.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ExamAttempts.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { cursor } = askedPage(request)
  const page = await api.call(listAttempts, { courseId, lectureId, cursor })
  return { attempts: page.data, place: placeOf(page, cursor) }
}

export default function ExamAttempts({ loaderData: { attempts, place }, params }: Route.ComponentProps) {
  const text = useExamResultsText()
  const may = useMay()
  if (attempts.length === 0) return <EmptyState title={text('noResults')}>{text('noResultsText')}</EmptyState>
  return (
    <>
      {may('see-students') && (
        <div>
          <ExportMenu kind="attempts" asked={{ lecture_id: params.lectureId }} />
        </div>
      )}
      <AttemptTable place={params} attempts={attempts} />
      <ListWays
        {...place}
        list={`${examEditorPath(params.courseId, params.lectureId)}/attempts`}
        words={{ firstPage: text('firstPage'), nextPage: text('nextPage') }}
      />
    </>
  )
}
