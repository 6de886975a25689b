import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const TokenParams = z.object({ token: z.string().max(200) })

export const getUnsubscription = endpoint('GET /json/unsubscribe/:token', {
  summary: 'What the unsubscribe link of a mail is about',
  access: 'anyone',
  params: TokenParams,
  answer: z.object({
    about: z.enum(['topic', 'answers', 'all', 'products']),
    /** title; null when the link is about none, or about one that is gone */
    topic: z.string().nullable(),
    /** whether such mails are still sent */
    is_wanted: z.boolean(),
    /** ends all mails about the community; null when none is sent any more, and for a link about something else */
    all_token: z.string().nullable(),
  }),
})

/** No body is asked for: mail programs send `List-Unsubscribe=One-Click` as a form of either kind. */
export const unsubscribe = endpoint('POST /unsubscribe/:token', {
  summary: 'End the mails that the link is about, without a login (RFC 8058)',
  access: 'anyone',
  forgeryCheck: false,
  params: TokenParams,
  answer: z.object({ done: z.literal(true), redirect_to: z.string().optional(), message: z.string().optional() }),
})

export const getAnswerMails = endpoint('GET /json/answer-mails', {
  summary: 'Whether one wants mails about comments on and replies to what one wrote',
  access: 'signed-in',
  answer: z.object({ wanted: z.boolean() }),
})

export const setAnswerMails = endpoint('PUT /json/answer-mails', {
  summary: 'Ask for mails about comments on and replies to what one wrote, or for no more of them',
  access: 'signed-in',
  changes: 'own',
  body: z.object({ wanted: z.boolean() }),
  answer: z.object({ wanted: z.boolean() }),
})

export const getProductMails = endpoint('GET /json/product-mails', {
  summary: 'Whether one wants mails about what is new in what one bought',
  access: 'signed-in',
  answer: z.object({ wanted: z.boolean() }),
})

export const setProductMails = endpoint('PUT /json/product-mails', {
  summary: 'Ask for mails about what is new in what one bought, or for no more of them',
  access: 'signed-in',
  changes: 'own',
  body: z.object({ wanted: z.boolean() }),
  answer: z.object({ wanted: z.boolean() }),
})
