import type { ScreenType } from '#modules/content/ui/screen-type.ts'
import { ASKING_SCREENS, READ_SCREENS } from '#modules/content/ui/types/table.ts'
import type { Component, ComponentContent, ComponentType } from '../../components/contract.ts'
import { quizQuestion } from './quiz-question.ts'

/** In the order in which they are offered. */
const TYPES = { ...READ_SCREENS, quiz_question: quizQuestion, ...ASKING_SCREENS }

export const COMPONENT_TYPES = Object.keys(TYPES) as ComponentType[]

/** A type as one sees it who does not know which. */
export const typeOf = ({ type }: { type: ComponentType }) =>
  TYPES[type] as unknown as ScreenType<Component, ComponentContent>
