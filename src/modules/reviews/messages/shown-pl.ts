import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './shown-en.ts'

export const pl = {
  noWords: 'Brak opinii opisowej',
  bought: 'Zakup potwierdzony',
  notBought: 'Bez zakupu kursu',
  origin:
    'Opinie pochodzą od kursantów szkoły: od osób z dostępem do kursu oraz z komentarzy, które zostawiły w lekcjach. Przy każdej podajemy, czy jej autor kupił kurs.',
  recommendShare: '{share} kursantów poleca ten kurs',
  tally: 'Polecam: {recommended} · Neutralnie: {neutral} · Nie polecam: {notRecommended}',
  emptyTitle: 'Nie ma jeszcze opinii',
  emptyVisitor: 'Zaloguj się i jako pierwsza osoba podziel się wrażeniami.',
  emptyText: 'Podziel się wrażeniami jako pierwsza osoba.',
  ofCourse: 'o kursie',
} satisfies SameKeys<typeof en>
