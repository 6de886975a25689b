import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /home/students/:id/access': 'Przyznanie dostępu kursantowi',
  'DELETE /home/students/:id/access/:productId': 'Odebranie dostępu kursantowi',
} satisfies SameKeys<typeof en>
