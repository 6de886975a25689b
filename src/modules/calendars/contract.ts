import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Time } from '#platform/contract/shapes.ts'

export const getCalendarFeed = endpoint('GET /json/my/calendar-feed', {
  summary: 'When the address was made by which one’s own calendar reads what one has ahead; null where there is none',
  access: 'signed-in',
  answer: z.object({ made_at: Time.nullable() }),
})

export const makeCalendarFeed = endpoint('POST /my/calendar-feed', {
  summary:
    'Make an address by which one’s own calendar reads what one has ahead; the one before leads nowhere from then on',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  status: 201,
  answer: z.object({ url: z.string(), made_at: Time }),
})

export const endCalendarFeed = endpoint('DELETE /my/calendar-feed', {
  summary: 'Let the address of one’s own calendar lead nowhere',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  answer: Done,
})

export const readCalendarFeed = endpoint('GET /calendars/:feedToken', {
  summary: 'What somebody has ahead, as an iCalendar file, for whoever has their address',
  access: 'anyone',
  params: z.object({ feedToken: z.string().max(200) }),
  answer: z.unknown(),
  type: 'text/calendar',
})
