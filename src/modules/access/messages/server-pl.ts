import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Dostępy',
  errors: {
    'access.already-has-access': 'Ten kursant ma już dostęp do tego produktu',
    'access.lasts-longer': 'Ten kursant ma już dostęp co najmniej do tego dnia',
  },
  deeds: {
    'POST /home/students/:id/access': 'Przyznanie dostępu kursantowi',
    'DELETE /home/students/:id/access/:productId': 'Odebranie dostępu kursantowi',
    'DELETE /home/grants/:grantId': 'Zakończenie jednego dostępu kursanta',
    'POST /home/grants/:grantId/extend': 'Przedłużenie dostępu kursantowi',
  },
} satisfies SameWords<typeof en>
