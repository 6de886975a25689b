import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Id, Seen } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  PITCH_ANSWER_MAX,
  PITCH_LINE_MAX,
  PITCH_LINES_MAX,
  PITCH_QUESTION_MAX,
  PITCH_QUESTIONS_MAX,
} from '../vocabulary.ts'
import { Pitch } from './vocabulary.ts'

const Lines = z
  .array(oneLine())
  .transform((lines) => [...new Set(lines)].filter(Boolean))
  .refine(
    (lines) => lines.length <= PITCH_LINES_MAX && lines.every((line) => line.length <= PITCH_LINE_MAX),
    'validation.pitch-lines',
  )
const Params = z.object({ productId: Id })

export const getPitch = endpoint('GET /json/home/products/:productId/pitch', {
  summary: 'What a product promises, for its editor',
  access: 'admin',
  right: 'see-products',
  params: Params,
  answer: Pitch,
})

export const changePitch = endpoint('PUT /home/products/:productId/pitch', {
  summary: 'Say what buyers of a product will be able to do, whom it is for, and answer their questions',
  access: 'admin',
  right: 'change-products',
  params: Params,
  over: writesOver(getPitch, ['outcomes', 'audience', 'questions']),
  body: z.object({
    outcomes: Lines,
    audience: Lines,
    questions: z
      .array(
        z.object({
          question: oneLine().min(1, 'validation.required').max(PITCH_QUESTION_MAX),
          answer: someLines().min(1, 'validation.required').max(PITCH_ANSWER_MAX),
        }),
      )
      .max(PITCH_QUESTIONS_MAX),
    seen: Seen,
  }),
  answer: Pitch,
})
