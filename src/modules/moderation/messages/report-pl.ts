import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './report-en.ts'

export const pl = {
  report: 'Zgłoś',
  reportWhose: 'Zgłoś wypowiedź: {name}',
  title: 'Zgłoszenie',
  intro: 'Zgłoszenie zobaczy tylko ten, kto je rozpatrzy. {name} nie dowie się, kto je wysłał.',
  reason: 'Co jest z tym nie tak?',
  spam: 'Reklama lub spam',
  insult: 'Obelgi lub mowa nienawiści',
  'off-topic': 'Nie na temat',
  'personal-data': 'Czyjeś dane prywatne',
  illegal: 'Łamie prawo',
  other: 'Coś innego',
  words: 'Własnymi słowami',
  optional: 'Nieobowiązkowe.',
  send: 'Wyślij zgłoszenie',
  cancel: 'Anuluj',
  sent: 'Zgłoszenie wysłane',
  sentText: 'Dziękujemy. Przyjrzymy się temu.',
} satisfies SameKeys<typeof en>
