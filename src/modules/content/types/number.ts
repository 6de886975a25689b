import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'
import { NUMBER_MAX, UNIT_MAX } from '../vocabulary.ts'
import { AnsweredQuestion, ShownAnsweredQuestion, withPromise } from './asking.ts'
import { blockType } from './block-type.ts'

const Edited = z.object({ type: z.literal('number'), ...ShownAnsweredQuestion, unit: z.string() })

/** It is kept as it is written in both languages: digits with a point. */
export const number = blockType({
  draft: z.object({ type: z.literal('number'), ...AnsweredQuestion, unit: oneLine().max(UNIT_MAX).default('') }),
  edited: Edited,
  shown: Edited,
  takes: (_, values) =>
    values.length === 0 ||
    (values.length === 1 && /^-?\d+(\.\d+)?$/.test(values[0]!) && Math.abs(Number(values[0])) <= NUMBER_MAX),
  edit: withPromise,
  show: (block) => block,
})
