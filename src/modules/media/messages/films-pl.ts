import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './films-en.ts'

export const pl = {
  films: 'Filmy w drodze',
  sendingFilms: {
    one: 'Przesyłanie {count} filmu',
    few: 'Przesyłanie {count} filmów',
    many: 'Przesyłanie {count} filmów',
    other: 'Przesyłanie {count} filmu',
  },
  filmsSent: {
    one: 'Przesłano {count} film',
    few: 'Przesłano {count} filmy',
    many: 'Przesłano {count} filmów',
    other: 'Przesłano {count} filmu',
  },
  nothingSent: 'Niczego nie przesłano',
  showFilms: 'Pokaż każdy',
  foldFilms: 'Zwiń',
  closeFilms: 'Zamknij listę',
  waits: 'Czeka na swoją kolej',
  paused: 'Wstrzymano',
  sent: 'Przesłano. Trwa przygotowywanie.',
  empty: 'Ten plik jest pusty',
  notAVideo: 'To nie jest plik wideo',
  tooBig: 'Ten plik jest za duży. Film może mieć najwyżej {size}.',
  noRoom: 'Nie ma miejsca na ten plik: w szkole zostało {size}.',
  alreadyThere: 'Ten plik jest już w tej sekcji',
  videoUnavailable: 'Przesyłanie filmów jest chwilowo niedostępne',
  somethingWentWrong: 'Coś poszło nie tak',
  pauseFilm: 'Wstrzymaj „{title}”',
  goOnFilm: 'Wznów „{title}”',
  retryFilm: 'Spróbuj ponownie: „{title}”',
  stopFilm: 'Przerwij przesyłanie „{title}”',
  replaceFilm: 'Wymień film',
  nextFilm: 'Nowy film',
  nextFilmHelp:
    'Dopóki nowy film nie jest gotowy, kursanci oglądają dotychczasowy. Komentarze, notatki i postępy zostają.',
  keepFilm: 'Zostaw dotychczasowy film',
  keepFilmConsequence: 'Film, który miał zastąpić ten z lekcji „{name}”, zostanie usunięty.',
  stopUpload: 'Przerwij przesyłanie',
  stopUploadConsequence: 'Przesyłanie pliku „{name}” zostanie przerwane, a przesłana już część usunięta.',
} satisfies SameKeys<typeof en>
