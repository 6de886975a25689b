import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Zestawy',
  errors: {
    'bundles.too-small': 'Najpierw dodaj do zestawu co najmniej {min} produkty.',
    'validation.bundle-too-small':
      'Zestaw widoczny na stronie musi zawierać co najmniej dwa produkty. Aby usunąć więcej, najpierw cofnij publikację.',
    'validation.bundle-kind': 'Zestaw nie może zawierać innego zestawu',
    'validation.bundle-places': {
      one: '„{title}” ma {count} wolne miejsce, a osób z tym zestawem jest {holders}. Daj to tylko nowym kupującym albo zwiększ liczbę miejsc.',
      few: '„{title}” ma {count} wolne miejsca, a osób z tym zestawem jest {holders}. Daj to tylko nowym kupującym albo zwiększ liczbę miejsc.',
      many: '„{title}” ma {count} wolnych miejsc, a osób z tym zestawem jest {holders}. Daj to tylko nowym kupującym albo zwiększ liczbę miejsc.',
      other:
        '„{title}” ma {count} wolnego miejsca, a osób z tym zestawem jest {holders}. Daj to tylko nowym kupującym albo zwiększ liczbę miejsc.',
    },
  },
  deeds: {
    'POST /home/bundles': 'Utworzenie zestawu',
    'POST /home/bundles/:bundleId/duplicate': 'Powielenie zestawu',
    'PUT /home/bundles/:bundleId/parts': 'Zmiana zawartości zestawu',
  },
  mails: {
    'part.subject': 'Nowość w Twoim zestawie: „{title}”',
    'part.said': 'Do zestawu „{bundle}” doszło „{title}” i jest już Twoje',
    'part.action': 'Zobacz nowość',
  },
} satisfies SameWords<typeof en>
