import { z } from 'zod'
import { someLines } from '#platform/contract/typed-text.ts'
import { QUOTE_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { Caption, WithId } from './shapes.ts'

const Edited = WithId.extend({ type: z.literal('quote'), quote: z.string(), author: z.string() })

export const quote = blockType({
  draft: z.object({
    type: z.literal('quote'),
    quote: someLines().min(1, 'validation.required').max(QUOTE_MAX),
    author: Caption,
  }),
  edited: Edited,
  shown: Edited,
  plain: ({ quote, author }) => `${quote} ${author}`,
  edit: (kept) => kept,
  show: (block) => block,
})
