import { z } from 'zod'
import { TypedGuest } from '#modules/catalog/guests/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { MyTicket, Ticket } from '../contract.ts'

const CodeParams = z.object({ code: z.string().max(40) })

export const nameGuest = endpoint('PUT /my/tickets/:ticketId/guest', {
  summary:
    'Name the guest one of several own tickets is for, who is sent it; null: nobody any more. Until the event begins',
  access: 'signed-in',
  audit: 'never',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ guest: TypedGuest.nullable() }),
  answer: MyTicket,
})

export const getGuestTicket = endpoint('GET /json/events/tickets/:code', {
  summary: 'A ticket for a live event, for whoever has its code',
  access: 'anyone',
  params: CodeParams,
  answer: Ticket,
})

export const getGuestCalendar = endpoint('GET /events/tickets/:code/calendar', {
  summary: 'The dates of a live event, for whoever has the code of a ticket, as an iCalendar file',
  access: 'anyone',
  params: CodeParams,
  answer: z.unknown(),
  type: 'text/calendar',
})
