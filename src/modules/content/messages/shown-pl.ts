import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './shown-en.ts'

export const pl = {
  choose: 'Wybierz',
  noNumber: 'Wpisz liczbę, na przykład 2,5',
  entry_kept: 'Zapisano',
  entry_sending: 'Zapisywanie…',
  entry_offline: 'Zapisane na tym urządzeniu, dopóki nie wróci sieć',
  entry_here: 'Zapisane na tym urządzeniu; zaloguj się, żeby mieć to wszędzie',
  entry_refused: 'Nie udało się tego zapisać. Odśwież stronę, żeby zobaczyć aktualne pytanie.',
  entryIsAnswered: 'Prowadzący to przeczyta i odpowie.',
  entryAnswer: 'Odpowiedź prowadzącego',
  entryAnswerIsOlder: 'Napisana przed Twoją ostatnią zmianą.',
  formula: 'Wzór',
  copyCode: 'Kopiuj',
  codeCopied: 'Kod jest skopiowany',
  codeListing: 'Kod',
  codeListingIn: 'Kod, {language}',
  showEmbed: 'Pokaż z serwisu {site}',
  embedPrivacy: 'Dopiero wtedy {site} dostanie zapytanie i dowie się, że to oglądasz.',
  embedFrom: 'Z serwisu {site}',
  embedElsewhere: 'Otwórz w serwisie {site}',
} satisfies SameKeys<typeof en>
