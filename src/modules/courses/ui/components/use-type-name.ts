import { useContentText } from '#modules/content/ui/use-text.ts'
import type { ComponentType } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'

/** What a type of component is called where it is added, and above each. */
export function useTypeName(): (type: ComponentType) => string {
  const text = useCoursesText()
  const blockText = useContentText()
  return (type) => (type === 'quiz_question' ? text('quizQuestion') : blockText(`block_${type}`))
}
