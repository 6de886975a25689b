import { z } from 'zod'
import type { ComponentFileUse } from '../files/vocabulary.ts'
import { COMPONENT_TYPES, type ComponentType } from '../vocabulary.ts'
import { audio } from './audio.ts'
import { beforeAfter } from './before-after.ts'
import { checklist } from './checklist.ts'
import { code } from './code.ts'
import type { Found } from './component-type.ts'
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

const TYPES = {
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
} satisfies Record<ComponentType, object>

type Shape<Name extends 'draft' | 'edited' | 'watched'> = (typeof TYPES)[ComponentType][Name]

const oneOfAll = <Name extends 'draft' | 'edited' | 'watched'>(name: Name) =>
  z.discriminatedUnion(
    'type',
    COMPONENT_TYPES.map((type) => TYPES[type][name]) as unknown as [Shape<Name>, ...Shape<Name>[]],
  )

/** A lecture component as it is sent (commerce §3, Lecture component); html is sanitised before it is kept. */
export const ComponentContent = oneOfAll('draft')
export type ComponentContent = z.output<typeof ComponentContent>

/** As its admin edits it; a picture is null once its image was deleted. */
export const Component = oneOfAll('edited')
export type Component = z.output<typeof Component>

/** As the lesson page shows it. */
export const WatchedComponent = oneOfAll('watched')
export type WatchedComponent = z.output<typeof WatchedComponent>

/** A type as one sees it who does not know which: what is put in comes out as the same type. */
interface AnyType {
  clean?(content: ComponentContent): ComponentContent
  pictures?: { field: string; ids(content: ComponentContent): string[] }
  file?: { field: string; use: ComponentFileUse }
  takes?(content: ComponentContent, values: string[]): boolean
  edit(kept: ComponentContent & { id: string }, found: Found): Component
  watch(component: Component): WatchedComponent | null
}

export const typeOf = ({ type }: { type: ComponentType }) => TYPES[type] as unknown as AnyType

/** The images a component shows. */
export const pictureIds = (content: ComponentContent): string[] => typeOf(content).pictures?.ids(content) ?? []

/** The file a component has; undefined for one that has none. */
export const fileIdOf = (content: ComponentContent): string | undefined =>
  'stored_id' in content ? content.stored_id : undefined

export const TYPES_OF_PICTURES = COMPONENT_TYPES.filter((type) => typeOf({ type }).pictures)

/** A component as the lesson page shows it, or null when what it needs is gone. */
export const asWatched = (component: Component): WatchedComponent | null => typeOf(component).watch(component)
