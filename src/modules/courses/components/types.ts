import type { z } from 'zod'
import { ASKING, READ_TYPES, together } from '#modules/content/types/contract.ts'
import { quizQuestion } from './quiz-question.ts'

/** What a lecture is made of: every type of block, and questions with right answers. */
export const COMPONENTS = together({ ...READ_TYPES, quiz_question: quizQuestion, ...ASKING })

export const COMPONENT_TYPES = COMPONENTS.names

/** A lecture component as it is sent (commerce §3, Lecture component); html is sanitised before it is kept. */
export const ComponentContent = COMPONENTS.draft
export type ComponentContent = z.output<typeof ComponentContent>

/** As its admin edits it; a picture is null once its image was deleted. */
export const Component = COMPONENTS.edited
export type Component = z.output<typeof Component>

/** As the lesson page shows it. */
export const WatchedComponent = COMPONENTS.shown
export type WatchedComponent = z.output<typeof WatchedComponent>
