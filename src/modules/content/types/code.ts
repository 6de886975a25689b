import { z } from 'zod'
import { indentedLines, oneLine } from '#platform/contract/typed-text.ts'
import { CODE_LANGUAGE_MAX, CODE_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { WithId } from './shapes.ts'

const Edited = WithId.extend({ type: z.literal('code'), code: z.string(), language: z.string() })

/** A listing of a program, or of anything whose spaces and lines matter. */
export const code = blockType({
  draft: z.object({
    type: z.literal('code'),
    code: indentedLines().min(1, 'validation.required').max(CODE_MAX),
    language: oneLine().max(CODE_LANGUAGE_MAX).default(''),
  }),
  edited: Edited,
  shown: Edited,
  plain: (content) => content.code,
  edit: (kept) => kept,
  show: (block) => block,
})
