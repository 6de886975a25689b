import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './files-en.ts'

export const pl = {
  saveFile: 'Pobierz',
  openPdf: 'Otwórz PDF',
  handIn_documents: 'dokumenty',
  handIn_pictures: 'zdjęcia',
  handIn_sounds: 'nagrania',
  handIn_films: 'filmy',
  handIn_archives: 'archiwa ZIP',
  handInTaken: 'Jeden plik: {kinds}; najwyżej {size} MB. Widzisz go tylko Ty i osoby prowadzące.',
  handInChoose: 'Wybierz plik',
  handInAnother: 'Oddaj inny plik',
  handInTakeBack: 'Wycofaj plik',
  handInTooBig: 'Plik jest za duży. Największy dozwolony rozmiar to {size} MB.',
  handInEmpty: 'W tym pliku nic nie ma',
  handInLogIn: 'Zaloguj się, żeby oddać plik.',
  handInHere: 'Tutaj kursanci oddają swój plik.',
} satisfies SameKeys<typeof en>
