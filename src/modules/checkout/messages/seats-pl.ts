import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './seats-en.ts'

export const pl = {
  title: 'Licencje',
  howMany: 'Ile?',
  from: 'od {from}: {amount} za każdą',
  most: {
    one: 'Możesz kupić najwyżej {count} licencję',
    few: 'Możesz kupić najwyżej {count} licencje',
    many: 'Możesz kupić najwyżej {count} licencji',
    other: 'Możesz kupić najwyżej {count} licencji',
  },
  one: '{amount} za każdą',
  forMe: 'Jedna z licencji jest dla mnie',
  rest: {
    one: '{count} licencję rozdasz: po zakupie zaprosisz kogoś, podając imię i e-mail.',
    few: '{count} licencje rozdasz: po zakupie zaprosisz osoby, podając imię i e-mail.',
    many: '{count} licencji rozdasz: po zakupie zaprosisz osoby, podając imię i e-mail.',
    other: '{count} licencji rozdasz: po zakupie zaprosisz osoby, podając imię i e-mail.',
  },
  ticketsTitle: 'Bilety',
  ticketsMost: {
    one: 'Możesz kupić najwyżej {count} bilet',
    few: 'Możesz kupić najwyżej {count} bilety',
    many: 'Możesz kupić najwyżej {count} biletów',
    other: 'Możesz kupić najwyżej {count} biletów',
  },
  ticketsRest: {
    one: 'Jeden bilet jest Twój. Dane gościa wpisz teraz albo po zakupie: jeśli podasz e-mail, dostanie bilet w wiadomości.',
    few: 'Jeden bilet jest Twój. Dane {count} gości wpisz teraz albo po zakupie: komu podasz e-mail, ten dostanie bilet w wiadomości.',
    many: 'Jeden bilet jest Twój. Dane {count} gości wpisz teraz albo po zakupie: komu podasz e-mail, ten dostanie bilet w wiadomości.',
    other:
      'Jeden bilet jest Twój. Dane {count} gości wpisz teraz albo po zakupie: komu podasz e-mail, ten dostanie bilet w wiadomości.',
  },
  guests: 'Dla kogo są pozostałe bilety?',
  guestsHelp: 'opcjonalnie, możesz to podać później',
  guestName: 'Bilet nr {number}: imię i nazwisko',
  guestEmail: 'Bilet nr {number}: e-mail',
  guestsLater: {
    one: 'Tutaj wpiszesz {count} gościa, pozostałych po zakupie.',
    few: 'Tutaj wpiszesz {count} gości, pozostałych po zakupie.',
    many: 'Tutaj wpiszesz {count} gości, pozostałych po zakupie.',
    other: 'Tutaj wpiszesz {count} gości, pozostałych po zakupie.',
  },
} satisfies SameKeys<typeof en>
