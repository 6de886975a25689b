import { getTakenAttempt } from '#modules/exams/grading/contract.ts'
import { TakenAttempt } from '#modules/exams/ui/TakenAttempt.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ExamAttempt.ts'

export const loader = ({ request, context, params: { courseId, lectureId, attemptId } }: Route.LoaderArgs) =>
  loading({ request, context }).api.call(getTakenAttempt, { courseId, lectureId, attemptId })

export default function ExamAttempt({ loaderData: taken, params: { courseId, lectureId } }: Route.ComponentProps) {
  return <TakenAttempt key={taken.id} place={{ courseId, lectureId }} taken={taken} />
}
