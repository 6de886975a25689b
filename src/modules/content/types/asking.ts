import { z } from 'zod'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { OPTION_MAX, OPTIONS_MAX, QUESTION_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { Caption } from './shapes.ts'

/** What is asked of a student, without a right answer. */
export const Question = { label: oneLine().min(1, 'validation.required').max(QUESTION_MAX), help: Caption }
export const ShownQuestion = { id: Id, label: z.string(), help: z.string() }

/** The same where an instructor may promise to answer what is entered: it waits for them then. */
export const AnsweredQuestion = { ...Question, awaits_answer: z.boolean().optional() }
export const ShownAnsweredQuestion = { ...ShownQuestion, awaits_answer: z.boolean() }

/** As it is edited, whatever was kept before anybody could promise it. */
export const withPromise = <Kept extends { awaits_answer?: boolean | undefined }>({
  awaits_answer: isPromised = false,
  ...kept
}: Kept) => ({ ...kept, awaits_answer: isPromised })

/** A question that is answered by typing. */
export const typing = <Type extends string>(type: Type, most: number) => {
  const edited = z.object({ type: z.literal(type), ...ShownAnsweredQuestion })
  return blockType({
    draft: z.object({ type: z.literal(type), ...AnsweredQuestion }),
    edited,
    shown: edited,
    takes: (_, values) => values.length === 0 || (values.length === 1 && values[0]!.length <= most),
    edit: withPromise,
    show: (block) => block,
  })
}

const Options = z
  .array(oneLine().min(1, 'validation.required').max(OPTION_MAX))
  .min(1, 'validation.required')
  .max(OPTIONS_MAX)
  .refine((options) => new Set(options).size === options.length, 'validation.options-alike')

/** A question that is answered by choosing, of what is offered, one or any. */
export const choosing = <Type extends string>(type: Type, most: 1 | 'any') => {
  const edited = z.object({ type: z.literal(type), ...ShownQuestion, options: z.array(z.string()) })
  return blockType({
    draft: z.object({ type: z.literal(type), ...Question, options: Options }),
    edited,
    shown: edited,
    takes: ({ options }, values) =>
      new Set(values).size === values.length &&
      (most === 'any' || values.length <= most) &&
      values.every((value) => options.includes(value)),
    edit: (kept) => kept,
    show: (block) => block,
  })
}
