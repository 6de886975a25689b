import { screensTogether } from '#modules/content/ui/editing/block-set.ts'
import { ASKING_SCREENS, READ_SCREENS } from '#modules/content/ui/types/table.ts'
import { quizQuestion } from './quiz-question.ts'

/** How each type of component is edited, in the order in which they are offered. */
export const COMPONENT_SCREENS = screensTogether({ ...READ_SCREENS, quiz_question: quizQuestion, ...ASKING_SCREENS })
