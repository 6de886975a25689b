import { z } from 'zod'
import { PersonName } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'

/** Whom a ticket is named for; without an address they are written nowhere. */
export const TypedGuest = z.object({ name: PersonName, email: z.union([z.literal(''), Email]).default('') })
