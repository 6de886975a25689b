import { type Checking, CheckingContext } from '#modules/courses/ui/components/checking.ts'
import { COMPONENT_VIEWS } from '#modules/courses/ui/components/component-views.ts'
import type { WatchedComponent } from '#modules/courses/components/contract.ts'
import { isAsking } from '#modules/content/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { onDemand } from '#kit/on-demand.ts'
import { checkQuiz } from '../quiz/contract.ts'

const ShownBlocks = onDemand(async () => (await import('#modules/content/ui/views/ShownBlocks.tsx')).ShownBlocks)

const EnteredComponents = onDemand(async () => (await import('./EnteredComponents.tsx')).EnteredComponents)

/** What is below the video; answers are judged by the server, which alone knows the right ones. */
export function LessonComponents({ lectureId, components }: { lectureId: string; components: WatchedComponent[] }) {
  const api = useApi()
  const showProblem = useProblem()
  const check: Checking = async (quizId, given) => {
    try {
      const checked = await api.call(checkQuiz, { id: lectureId, quizId, ...given })
      return { isCorrect: checked.is_correct, points: checked.points, solution: checked }
    } catch (error) {
      showProblem(error)
      return null
    }
  }
  const isRemembered = components.some(({ type }) => isAsking(type) || type === 'audio')
  const shown = (
    <CheckingContext value={check}>
      <ShownBlocks blocks={components} views={COMPONENT_VIEWS} />
    </CheckingContext>
  )
  return isRemembered ? <EnteredComponents lectureId={lectureId}>{shown}</EnteredComponents> : shown
}
