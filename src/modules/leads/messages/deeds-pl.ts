import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /home/leads/forms': 'Utworzenie formularza zapisu',
  'PUT /home/leads/forms/:formId': 'Zmiana formularza zapisu',
  'DELETE /home/leads/forms/:formId': 'Usunięcie formularza zapisu',
  'DELETE /home/leads/:leadId': 'Usunięcie osoby zapisanej formularzem',
} satisfies SameKeys<typeof en>
