import type { ComponentType as ReactComponent } from 'react'
import type { Component, ComponentContent } from '../../../components/contract.ts'
import type { ComponentType } from '../../../components/vocabulary.ts'
import type { FieldsProps, ScreenType } from '../screen-type.ts'
import { audio } from './audio.ts'
import { beforeAfter } from './before-after.ts'
import { checklist } from './checklist.ts'
import { code } from './code.ts'
import { dropDown } from './drop-down.ts'
import { embed } from './embed.ts'
import { file } from './file.ts'
import { formula } from './formula.ts'
import { gallery } from './gallery.ts'
import { handIn } from './hand-in.ts'
import { image } from './image.ts'
import { multiChoice } from './multi-choice.ts'
import { number } from './number.ts'
import { pdf } from './pdf.ts'
import { quizQuestion } from './quiz-question.ts'
import { quote } from './quote.ts'
import { singleChoice } from './single-choice.ts'
import { text } from './text.ts'
import { textArea } from './text-area.ts'
import { textLine } from './text-line.ts'

const TYPES: { [Type in ComponentType]: ScreenType<Type> } = {
  text,
  image,
  gallery,
  before_after: beforeAfter,
  audio,
  file,
  pdf,
  quote,
  code,
  formula,
  embed,
  quiz_question: quizQuestion,
  text_line: textLine,
  text_area: textArea,
  number,
  hand_in: handIn,
  checklist,
  drop_down: dropDown,
  single_choice: singleChoice,
  multi_choice: multiChoice,
}

/** A type as one sees it who does not know which. */
interface AnyType extends Pick<ScreenType<ComponentType>, 'icon' | 'empty' | 'missing'> {
  contentOf(draft: Component): ComponentContent | null
  summaryOf(component: Component): string
  Fields: ReactComponent<FieldsProps<Component>>
}

export const typeOf = ({ type }: { type: ComponentType }) => TYPES[type] as unknown as AnyType
