import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  about: 'O produkcie',
  inside: 'Co dostajesz',
  by: 'Autor: {name}',
  counted: { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' },
  owned: 'Masz już ten produkt. Pliki znajdziesz w swoich plikach.',
  buy: 'Kup pliki',
  get: 'Odbierz za darmo',
  toMine: 'Przejdź do moich plików',
  draft: 'To podgląd: produkt jest szkicem i widzą go tylko administratorzy szkoły.',
  mine: 'Moje pliki',
  noneMine: 'Nie ma tu jeszcze plików',
  noneMineText: 'Tu będą czekać pliki, które dostaniesz w tej szkole.',
  seeCourses: 'Zobacz, co oferujemy',
  accessUntil: 'Dostęp do {date}',
  version: 'Wersja {number}, {date}',
  newInIt: 'Nowe: {note}',
  loads: {
    one: 'pobrano {count} raz',
    few: 'pobrano {count} razy',
    many: 'pobrano {count} razy',
    other: 'pobrano {count} raza',
  },
  notLoaded: 'jeszcze nie pobrano',
  load: 'Pobierz',
  loadFile: 'Pobierz „{title}”',
} satisfies SameKeys<typeof en>
