import type { WatchedComponent } from '#modules/courses/components/contract.ts'
import { LectureComponents } from '#modules/courses/ui/components/LectureComponents.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { checkQuiz } from '../contract.ts'

/** What is below the video; answers are judged by the server, which alone knows the right ones. */
export function LessonComponents({ lectureId, components }: { lectureId: string; components: WatchedComponent[] }) {
  const api = useApi()
  const showProblem = useProblem()
  const check = async (quizId: string, answers: number[]) => {
    try {
      const checked = await api.call(checkQuiz, { id: lectureId, quizId, answers })
      return { isCorrect: checked.is_correct, correct: checked.correct, solutionHtml: checked.solution_html }
    } catch (error) {
      showProblem(error)
      return null
    }
  }
  return <LectureComponents components={components} onCheck={check} />
}
