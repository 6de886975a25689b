import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './legal-en.ts'

export const pl = {
  title: 'Regulamin i polityka prywatności',
  intro:
    'Kursanci akceptują je przy rejestracji i przy zakupie. Każda zmiana to nowa wersja: to, co ktoś już zaakceptował, zostaje w zamówieniu bez zmian.',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  version: 'Wersja {version}',
  before: 'Poprzednia: wersja {version}',
  none: 'Jeszcze nieopublikowane. Do tego czasu na Twojej stronie nie ma takiego dokumentu.',
  'publish-terms': 'Opublikuj regulamin',
  'publish-privacy': 'Opublikuj politykę prywatności',
  sampleOffer: 'Nie masz jeszcze tekstu? Zacznij od wzoru i dostosuj go:',
  'sample-en': 'Wzór po angielsku',
  'sample-pl': 'Wzór po polsku',
  sampleCaution:
    'To wzór na początek, nie porada prawna. Dostosuj go, uzupełnij miejsca w nawiasach kwadratowych i usuń pierwszą linię; potem można go opublikować.',
  published: 'Opublikowano wersję {version}',
  unchanged: 'Nic się nie zmieniło, więc nie ma nowej wersji',
} satisfies SameKeys<typeof en>
