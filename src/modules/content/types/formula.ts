import { z } from 'zod'
import { someLines } from '#platform/contract/typed-text.ts'
import { invalidField } from '#platform/refusal.ts'
import { mathOf } from '../formulas/formula.ts'
import { FORMULA_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { Caption, WithId } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('formula'),
  tex: z.string(),
  caption: z.string(),
  /** MathML; empty where it can be read no longer */
  math: z.string(),
})

/** Written in LaTeX, and made MathML by the server: browsers draw it without a script. */
export const formula = blockType({
  draft: z.object({
    type: z.literal('formula'),
    tex: someLines().min(1, 'validation.required').max(FORMULA_MAX),
    caption: Caption,
  }),
  edited: Edited,
  shown: Edited.omit({ tex: true }),
  clean(content) {
    if (mathOf(content.tex) === undefined) throw invalidField('block.tex', 'validation.formula')
    return content
  },
  edit: (kept) => ({ ...kept, math: mathOf(kept.tex) ?? '' }),
  show: ({ id, type, math, caption }) => (math ? { id, type, math, caption } : null),
})
