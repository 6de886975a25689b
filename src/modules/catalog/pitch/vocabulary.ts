import { z } from 'zod'

/** What a product promises besides its description: what one will be able to do, whom it is for, and questions with their answers. */
export const Pitch = z.object({
  outcomes: z.array(z.string()),
  audience: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Pitch = z.output<typeof Pitch>
