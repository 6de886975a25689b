import { z } from 'zod'
import { TypedGift } from '#modules/checkout/gifts/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { INVITATION_STATUSES } from '../vocabulary.ts'

/** Something that whoever is signed in bought for somebody else. */
export const MyGift = z.object({
  id: Id,
  /** as it was bought */
  title: z.string(),
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  status: z.enum(INVITATION_STATUSES),
  /** in the school's time zone: 2026-12-24 */
  send_on: z.iso.date(),
  accepted_at: Time.nullable(),
  /** whoever it is for says that they have it already */
  is_returned: z.boolean(),
  /** nobody has claimed it, and what it is of has taken place */
  is_over: z.boolean(),
  can: z.object({ change: z.boolean(), send: z.boolean() }),
})
export type MyGift = z.output<typeof MyGift>
export const MyGiftPage = pageOf(MyGift)
export type MyGiftPage = z.output<typeof MyGiftPage>

const Changed = z.object({ gift: MyGift })

export const listMyGifts = endpoint('GET /json/my/gifts', {
  summary: 'What whoever is signed in has bought for somebody else, newest first, and how far each is',
  access: 'signed-in',
  ...inPages(MyGiftPage),
})

export const changeGift = endpoint('PUT /my/gifts/:giftId', {
  summary: 'Correct whom a gift is for and when it is sent; one that was sent already goes out again at once',
  access: 'student',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ gift: TypedGift }),
  answer: Changed,
})

export const listOrderGifts = endpoint('GET /json/home/orders/:orderId/gifts', {
  summary: 'What was bought for somebody else with an order, and how far it is',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({ data: z.array(MyGift) }),
})

export const correctGift = endpoint('PUT /home/gifts/:giftId', {
  summary: 'Correct whom somebody’s gift is for, until it is claimed; one that was sent already goes out again at once',
  access: 'admin',
  right: 'change-students',
  refuses: [409, 429],
  body: z.object({ gift: TypedGift }),
  answer: Changed,
})

export const sendGift = endpoint('POST /my/gifts/:giftId/send', {
  summary: 'Send a gift now; or again, when it was sent, and the link before opens nothing any more',
  access: 'student',
  changes: 'own',
  refuses: [409, 429],
  answer: Changed,
})

export const returnGift = endpoint('POST /invitations/:token/return', {
  summary: 'Let the giver know that one has it already, so that they can give it to somebody else',
  access: 'student',
  changes: 'own',
  refuses: [409],
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: Done,
})
