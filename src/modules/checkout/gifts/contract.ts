import { z } from 'zod'
import { PersonName } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { GivenDay } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { GIFT_MESSAGE_MAX } from './vocabulary.ts'

/** Whom something is given to, in what words, and when they are told. */
export const TypedGift = z.object({
  name: PersonName,
  email: Email,
  /** plain text; empty for none */
  message: someLines().max(GIFT_MESSAGE_MAX).default(''),
  /** in the school's time zone; left out, today */
  send_on: GivenDay.optional(),
})
export type TypedGift = z.output<typeof TypedGift>
