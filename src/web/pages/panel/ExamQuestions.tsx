import { getExam } from '#modules/exams/contract.ts'
import { ExamEditor } from '#modules/exams/ui/ExamEditor.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ExamQuestions.ts'

export const loader = ({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) =>
  loading({ request, context }).api.call(getExam, { courseId, lectureId })

export default function ExamQuestions({ loaderData: exam, params: { courseId, lectureId } }: Route.ComponentProps) {
  return <ExamEditor key={lectureId} place={{ courseId, lectureId }} initial={exam} />
}
