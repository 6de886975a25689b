import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getMyConfirmation = endpoint('GET /my/orders/:orderId/confirmation', {
  summary: 'What was agreed when one’s own order was made, as a PDF with the terms',
  access: 'signed-in',
  refuses: [429],
  answer: z.unknown(),
  type: 'application/pdf',
})

export const getConfirmation = endpoint('GET /home/orders/:orderId/confirmation', {
  summary: 'The same of any order, for its school',
  access: 'admin',
  right: 'see-orders',
  refuses: [429],
  answer: z.unknown(),
  type: 'application/pdf',
})
