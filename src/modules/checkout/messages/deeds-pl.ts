import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /:slug/onepagecheckoutregister': 'Zakup produktu',
  'POST /checkout/login': 'Zalogowanie przy kasie',
  'POST /checkout/register': 'Założenie konta przy kasie',
} satisfies SameKeys<typeof en>
