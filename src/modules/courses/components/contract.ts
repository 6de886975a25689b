import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { Picture } from '#modules/media/contract.ts'
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  ANSWERS_MIN,
  CAPTION_MAX,
  COMPONENT_HTML_MAX,
  COMPONENTS_MAX,
  GALLERY_MAX,
  QUIZ_ANSWER_TYPES,
} from './vocabulary.ts'

const Html = someLines().max(COMPONENT_HTML_MAX)
const WrittenHtml = Html.refine((html) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', 'validation.required')
const Caption = oneLine().max(CAPTION_MAX).default('')
const PictureDraft = z.object({ picture_id: Id, alt: Caption })

const QuizAnswer = z.object({
  label: oneLine().min(1, 'validation.required').max(ANSWER_MAX),
  correct: z.boolean(),
})

const QuizDraft = z
  .object({
    type: z.literal('quiz_question'),
    question_html: WrittenHtml,
    answer_type: z.enum(QUIZ_ANSWER_TYPES),
    answers: z.array(QuizAnswer).min(ANSWERS_MIN).max(ANSWERS_MAX),
    solution_html: Html.default(''),
  })
  .refine(({ answers }) => answers.some(({ correct }) => correct), {
    path: ['answers'],
    error: 'validation.quiz-no-correct',
  })
  .refine(
    ({ answer_type, answers }) =>
      answer_type === 'multi_choice' || answers.filter(({ correct }) => correct).length <= 1,
    { path: ['answers'], error: 'validation.quiz-one-correct' },
  )

/** A lecture component as it is sent (commerce §3, Lecture component); html is sanitised before it is kept. */
export const ComponentContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), html: WrittenHtml }),
  PictureDraft.extend({ type: z.literal('image'), caption: Caption }),
  z.object({ type: z.literal('gallery'), pictures: z.array(PictureDraft).min(1).max(GALLERY_MAX) }),
  z.object({ type: z.literal('before_after'), before: PictureDraft, after: PictureDraft, caption: Caption }),
  QuizDraft,
])
export type ComponentContent = z.output<typeof ComponentContent>

const Shown = z.object({ id: Id })
const ShownPicture = z.object({ picture: Picture, alt: z.string() })
const pictured = [
  Shown.extend({ type: z.literal('text'), html: z.string() }),
  Shown.extend({ type: z.literal('image'), caption: z.string(), shown: ShownPicture.nullable() }),
  Shown.extend({ type: z.literal('gallery'), pictures: z.array(ShownPicture) }),
  Shown.extend({
    type: z.literal('before_after'),
    before: ShownPicture.nullable(),
    after: ShownPicture.nullable(),
    caption: z.string(),
  }),
] as const
const ShownQuiz = Shown.extend({
  type: z.literal('quiz_question'),
  question_html: z.string(),
  answer_type: z.enum(QUIZ_ANSWER_TYPES),
})

/** As its admin edits it; a picture is null once its image was deleted. */
export const Component = z.discriminatedUnion('type', [
  ...pictured,
  ShownQuiz.extend({ answers: z.array(QuizAnswer), solution_html: z.string() }),
])
export type Component = z.output<typeof Component>

/** As the lesson page shows it: which answers are correct, and the solution, come by `checkQuiz` alone. */
export const WatchedComponent = z.discriminatedUnion('type', [
  ...pictured,
  ShownQuiz.extend({ answers: z.array(z.object({ label: z.string() })) }),
])
export type WatchedComponent = z.output<typeof WatchedComponent>

const Body = z.object({ component: ComponentContent })
const PATH = '/home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components'

export const listComponents = endpoint(`GET ${PATH}`, {
  summary: 'The components of a lecture in order',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(Component) }),
})

export const storeComponent = endpoint(`POST ${PATH}`, {
  summary: 'Add a component at the end of a lecture',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: Body,
  status: 201,
  answer: Component,
})

export const updateComponent = endpoint(`PUT ${PATH}/:componentId`, {
  summary: 'Change a component; it may become one of another type',
  access: 'admin',
  right: 'change-products',
  body: Body,
  answer: Component,
})

export const deleteComponent = endpoint(`DELETE ${PATH}/:componentId`, {
  summary: 'Delete a component',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

export const orderComponents = endpoint(`PUT ${PATH}/order`, {
  summary: 'Put the components of a lecture in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-products',
  body: z.object({ ids: z.array(Id).min(1).max(COMPONENTS_MAX) }),
  answer: z.object({ data: z.array(Component) }),
})
