import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Time } from '#platform/contract/shapes.ts'
import { GivenPassword } from '../contract.ts'
import { EMAIL_CHANGE_STATES } from './vocabulary.ts'

const AwaitedEmail = z.object({
  email: z.string(),
  is_new_confirmed: z.boolean(),
  is_old_confirmed: z.boolean(),
  expires_at: Time,
})
export type AwaitedEmail = z.output<typeof AwaitedEmail>
const Awaited = z.object({ change: AwaitedEmail.nullable() })

export const getAwaitedEmail = endpoint('GET /json/my/account/email', {
  summary: 'The address that one has asked for and that is not confirmed yet; null for none',
  access: 'signed-in',
  answer: Awaited,
})

export const askEmailChange = endpoint('POST /my/account/email', {
  summary: 'Ask for another address: it is one’s own once a link to each of the two was confirmed, within a day',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ email: Email, password: GivenPassword }),
  answer: Awaited,
})

export const withdrawEmailChange = endpoint('DELETE /my/account/email', {
  summary: 'Want no other address any more; the links that were mailed say so',
  access: 'signed-in',
  changes: 'own',
  answer: Done,
})

const Token = z.object({ token: z.string().min(1).max(100) })

export const ShownEmailChange = z.object({
  state: z.enum(EMAIL_CHANGE_STATES),
  /** the address that the link was mailed to */
  side: z.enum(['new', 'old']),
  email: z.string(),
  old_email: z.string(),
})
export type ShownEmailChange = z.output<typeof ShownEmailChange>

export const getEmailChange = endpoint('GET /json/email-changes/:token', {
  summary: 'Which address is to become which, by the link of a mail',
  access: 'anyone',
  params: Token,
  answer: ShownEmailChange,
})

export const confirmEmailChange = endpoint('POST /email-changes/:token/confirm', {
  summary: 'Confirm another address by the link to it or to the one before; once both are, it is changed',
  access: 'anyone',
  changes: 'own',
  refuses: [409, 429],
  params: Token,
  answer: ShownEmailChange,
})

export const refuseEmailChange = endpoint('POST /email-changes/:token/refuse', {
  summary: 'Refuse another address by the link to the one there is',
  access: 'anyone',
  changes: 'own',
  refuses: [409, 429],
  params: Token,
  answer: ShownEmailChange,
})
