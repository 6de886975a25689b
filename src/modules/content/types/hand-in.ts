import { z } from 'zod'
import { HAND_IN_KINDS } from '../handing-in/vocabulary.ts'
import { AnsweredQuestion, ShownAnsweredQuestion, withPromise } from './asking.ts'
import { blockType } from './block-type.ts'

const Kinds = z.array(z.enum(HAND_IN_KINDS))
const Edited = z.object({ type: z.literal('hand_in'), ...ShownAnsweredQuestion, kinds: Kinds })

/** A question that is answered with a file: it is handed in by a call of its own, and here only taken back. */
export const handIn = blockType({
  draft: z.object({ type: z.literal('hand_in'), ...AnsweredQuestion, kinds: Kinds.min(1, 'validation.required') }),
  edited: Edited,
  shown: Edited,
  takes: (_, values) => values.length === 0,
  edit: withPromise,
  show: (block) => block,
})
