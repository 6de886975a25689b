import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './report-en.ts'

export const pl = {
  report: 'Zgłoś',
  reportWhose: 'Zgłoś wpis: {name}',
  title: 'Zgłoszenie do prowadzących',
  intro: 'Zgłoszenie zobaczą tylko prowadzący szkołę. {name} nie dowie się, od kogo pochodzi.',
  reason: 'Co jest z tym nie tak?',
  spam: 'Reklama lub spam',
  insult: 'Obrażanie lub nienawiść',
  'off-topic': 'Nie ma związku z tematem',
  'personal-data': 'Czyjeś prywatne dane',
  illegal: 'Łamie prawo',
  other: 'Coś innego',
  words: 'Własnymi słowami',
  optional: 'Nieobowiązkowe.',
  send: 'Wyślij zgłoszenie',
  cancel: 'Anuluj',
  sent: 'Zgłoszenie wysłane',
  sentText: 'Dziękujemy. Ktoś z prowadzących się temu przyjrzy.',
} satisfies SameKeys<typeof en>
