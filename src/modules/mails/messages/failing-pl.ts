import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './failing-en.ts'

export const pl = {
  title: 'E-maile, które nie wychodzą',
  intro:
    'Odrzucone albo czekające dłużej niż godzinę. Same ponawiają się przez około dwie godziny, a potem na Twoje żądanie.',
  none: 'Wszystkie e-maile wyszły',
  noneText: 'E-mail odrzucony albo czekający dłużej niż godzinę pojawi się tutaj z tym, co powiedziała druga strona.',
  to: 'Do',
  subject: 'Temat',
  written: 'Napisany',
  said: 'Co powiedziała druga strona',
  notTried: 'Jeszcze nie próbowano',
  tooOld: 'Za stary, by go wysłać',
  retry: 'Ponów',
  retryOf: 'Ponów: {mail}',
  tried: 'Ponawiany',
  retried: 'Ponawiamy wysyłkę e-maila.',
} satisfies SameKeys<typeof en>
