import type { ScreenType } from '#modules/content/ui/screen-type.ts'
import { ASKING_SCREENS, READ_SCREENS } from '#modules/content/ui/types/table.ts'
import type { Component, ComponentContent, ComponentType, WatchedComponent } from '../../components/contract.ts'
import { quizQuestion } from './quiz-question.ts'

/** In the order in which they are offered. */
const TYPES = { ...READ_SCREENS, quiz_question: quizQuestion, ...ASKING_SCREENS }

export const COMPONENT_TYPES = Object.keys(TYPES) as ComponentType[]

/** A type as one sees it who does not know which; what is typed into it is its own. */
interface AnyScreen extends ScreenType<Component, ComponentContent, object> {
  draftOf(component: Component): object
  shownOf(component: Component): WatchedComponent
}

const AS_KEPT = { draftOf: (component: Component) => component, shownOf: (component: Component) => component }

export const typeOf = ({ type }: { type: ComponentType }) => ({ ...AS_KEPT, ...TYPES[type] }) as unknown as AnyScreen
