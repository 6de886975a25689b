import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './export-en.ts'

export const pl = {
  name: 'Imię',
  email: 'E-mail',
  form: 'Formularz',
  signedUpAt: 'Zapis (UTC)',
  consentText: 'Zgoda',
  consentVersion: 'Wersja zgody',
  consentedAt: 'Zgoda z dnia (UTC)',
  yes: 'tak',
  no: 'nie',
} satisfies SameKeys<typeof en>
