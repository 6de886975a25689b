import { z } from 'zod'
import { indentedLines, oneLine } from '#platform/contract/typed-text.ts'
import { CODE_LANGUAGE_MAX, CODE_MAX } from '../vocabulary.ts'
import { componentType } from './component-type.ts'
import { Shown } from './shapes.ts'

const Edited = Shown.extend({ type: z.literal('code'), code: z.string(), language: z.string() })

/** A listing of a program, or of anything whose spaces and lines matter. */
export const code = componentType({
  draft: z.object({
    type: z.literal('code'),
    code: indentedLines().min(1, 'validation.required').max(CODE_MAX),
    language: oneLine().max(CODE_LANGUAGE_MAX).default(''),
  }),
  edited: Edited,
  watched: Edited,
  edit: (kept) => kept,
  watch: (component) => component,
})
