import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

const OrderParams = z.object({ orderId: Id })

export const getMyConfirmation = endpoint({
  method: 'GET',
  path: '/my/orders/:orderId/confirmation',
  summary: 'What was agreed when one’s own order was made, as a PDF with the terms',
  access: 'signed-in',
  refuses: [429],
  params: OrderParams,
  answer: z.unknown(),
  type: 'application/pdf',
})

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/home/orders/:orderId/confirmation',
  summary: 'The same of any order, for its school',
  access: 'admin',
  refuses: [429],
  params: OrderParams,
  answer: z.unknown(),
  type: 'application/pdf',
})
