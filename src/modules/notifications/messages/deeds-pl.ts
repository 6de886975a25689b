import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'PUT /json/answer-mails': 'Zmiana powiadomień e-mail o odpowiedziach',
} satisfies SameKeys<typeof en>
