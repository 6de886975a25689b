import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Eksport danych',
  errors: {
    'exports.too-soon': {
      one: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekund.',
      other: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
    },
    'exports.right-ended': 'Twoja rola nie pozwala już pobrać tej listy',
  },
  archive: {
    about: `Wszystko, co ma Twoja szkoła, według stanu z chwili utworzenia tego pliku.

Pliki .csv to listy z panelu, do arkusza kalkulacyjnego: kursanci, zamówienia, transakcje, zapisy, certyfikaty, próby egzaminów
i prace kursantów z lekcji.
Pliki .json zawierają resztę, po jednym wpisie w wierszu: produkty z tekstami i cenami, sekcje, lekcje i ich treść, egzaminy, artykuły,
opinie, komentarze, społeczność, ankiety z odpowiedziami, dostępy, zamówienia wiersz po wierszu z tym, na co się umówiono, płatności i zwroty.
Wpisy wskazują na siebie nawzajem przez id. Kwoty to liczby całkowite najmniejszych jednostek: 1999 to 19,99.

Samych filmów, obrazów i plików tu nie ma. Znajdziesz je w panelu, przy lekcji albo produkcie.
Haseł, kart i wszystkiego, co coś otwiera, nie ma w żadnym pliku.
`,
  },
  deeds: {
    'POST /home/exports': 'Wyeksportowano listę',
  },
} satisfies SameWords<typeof en>
