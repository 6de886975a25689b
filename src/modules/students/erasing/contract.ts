import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'
import { ERASING_WORD } from '../vocabulary.ts'

export const eraseStudent = endpoint('DELETE /json/home/students/:id', {
  summary:
    'Delete a student’s account; what they bought is kept, as the law asks, and what they wrote stays under no name',
  access: 'admin',
  right: 'delete-students',
  refuses: [409],
  body: z.object({
    /** typed by whoever asks (commerce §5) */
    word: z.literal(ERASING_WORD, { error: 'validation.type-delete' }),
  }),
  answer: Done,
})
