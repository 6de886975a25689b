import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'PUT /json/community/posts/:id': 'Zmiana wpisu',
  'DELETE /json/community/posts/:id': 'Usunięcie wpisu',
  'POST /json/community/topics/:topicId/post/create': 'Napisanie wpisu',
  'POST /json/email-notification': 'Zmiana powiadomień e-mail o tematach',
  'POST /home/community/topics': 'Dodanie tematu',
  'PUT /home/community/topics/:id': 'Zmiana tematu',
  'DELETE /home/community/topics/:id': 'Usunięcie tematu z wpisami',
  'PUT /home/community/topics/order': 'Zmiana kolejności tematów',
} satisfies SameKeys<typeof en>
