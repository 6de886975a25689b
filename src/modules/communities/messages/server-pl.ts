import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Społeczności',
  errors: {
    'communities.no-topics': 'Przed publikacją dodaj do społeczności co najmniej jeden temat',
    'communities.topic-taken':
      'Jeden z tych tematów należy do innego produktu. Najpierw zmień to w części „Społeczność”.',
    'validation.community-empty':
      'Społeczność na stronie musi mieć co najmniej jeden temat. Aby usunąć z niej ostatni, najpierw cofnij publikację.',
  },
  deeds: {
    'POST /home/communities': 'Utworzenie społeczności',
    'POST /home/communities/:communityId/duplicate': 'Powielenie społeczności',
    'PUT /home/communities/:communityId/topics': 'Zmiana tematów należących do społeczności',
  },
} satisfies SameWords<typeof en>
