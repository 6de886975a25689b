import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Zestawy',
  errors: {
    'validation.bundle-too-small':
      'Zestaw widoczny na stronie musi zawierać co najmniej dwa produkty. Aby usunąć więcej, najpierw cofnij publikację.',
    'validation.bundle-kind': 'Zestaw może zawierać kursy, ale nie inne zestawy',
  },
  deeds: {
    'POST /home/bundles': 'Utworzenie zestawu',
    'POST /home/bundles/:bundleId/duplicate': 'Powielenie zestawu',
    'PUT /home/bundles/:bundleId/parts': 'Zmiana zawartości zestawu',
  },
  titles: {
    copy: '{title} (kopia)',
  },
} satisfies SameWords<typeof en>
