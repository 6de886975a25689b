import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  errors: {
    'limits.storage-full':
      'Miejsce tej szkoły jest pełne: zajęte {used} z {limit}, a ten plik się nie zmieści. Usuń filmy lub pliki, których już nie potrzebujesz, albo poproś prowadzących platformę o więcej.',
    'limits.film-full':
      'Ta szkoła wykorzystała {used} z {limit} minut filmu, które może mieć. Usuń filmy, których już nie potrzebujesz, albo poproś prowadzących platformę o więcej.',
    'limits.school-full': 'Szkoła nie ma w tej chwili miejsca na kolejne pliki. Daj jej o tym znać.',
    'limits.changed':
      'Ktoś inny zmienił w tym czasie te limity. To, co wpisano, zostaje: sprawdź, co obowiązuje teraz, i zapisz ponownie.',
  },
} satisfies SameWords<typeof en>
