import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { GivenDay } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { GIFT_MESSAGE_MAX, GIFT_NAME_MAX } from './vocabulary.ts'

/** Whom something is given to, in what words, and when they are told. */
export const TypedGift = z.object({
  name: oneLine().min(1, 'validation.required').max(GIFT_NAME_MAX),
  email: Email,
  /** plain text; empty for none */
  message: someLines().max(GIFT_MESSAGE_MAX).default(''),
  /** in the school's time zone; left out, today */
  send_on: GivenDay.optional(),
})
export type TypedGift = z.output<typeof TypedGift>
