import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /home/images/create': 'Rozpoczęcie wysyłania obrazka',
  'POST /home/images/finish': 'Wysłanie obrazka',
  'POST /home/images/delete': 'Usunięcie obrazka',
  'POST /home/videos/:id/upload-session': 'Wznowienie wysyłania filmu',
  'DELETE /home/videos/:id': 'Usunięcie filmu',
  'PUT /home/videos/:id/captions': 'Dodanie napisów do filmu',
  'DELETE /home/videos/:id/captions/:language': 'Usunięcie napisów filmu',
} satisfies SameKeys<typeof en>
