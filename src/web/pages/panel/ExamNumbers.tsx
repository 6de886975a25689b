import { getExamStatistics } from '#modules/exams/contract.ts'
import { ExamResults } from '#modules/exams/ui/ExamResults.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ExamNumbers.ts'

export const loader = ({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) =>
  loading({ request, context }).api.call(getExamStatistics, { courseId, lectureId })

export default function ExamNumbers({ loaderData: statistics }: Route.ComponentProps) {
  return <ExamResults statistics={statistics} />
}
