import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Członkostwa',
  errors: {
    'memberships.opens-nothing': 'Przed publikacją wybierz, co zawiera członkostwo',
    'validation.membership-empty':
      'Członkostwo na stronie musi coś zawierać. Aby usunąć z niego ostatnią rzecz, najpierw cofnij publikację.',
    'validation.membership-kind': 'Członkostwo może zawierać kursy, pliki do pobrania i społeczności',
  },
  deeds: {
    'POST /home/memberships': 'Utworzenie członkostwa',
    'POST /home/memberships/:membershipId/duplicate': 'Powielenie członkostwa',
    'PUT /home/memberships/:membershipId/openings': 'Zmiana zawartości członkostwa',
  },
} satisfies SameWords<typeof en>
