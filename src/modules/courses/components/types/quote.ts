import { z } from 'zod'
import { someLines } from '#platform/contract/typed-text.ts'
import { QUOTE_MAX } from '../vocabulary.ts'
import { componentType } from './component-type.ts'
import { Caption, Shown } from './shapes.ts'

const Edited = Shown.extend({ type: z.literal('quote'), quote: z.string(), author: z.string() })

export const quote = componentType({
  draft: z.object({
    type: z.literal('quote'),
    quote: someLines().min(1, 'validation.required').max(QUOTE_MAX),
    author: Caption,
  }),
  edited: Edited,
  watched: Edited,
  edit: (kept) => kept,
  watch: (component) => component,
})
