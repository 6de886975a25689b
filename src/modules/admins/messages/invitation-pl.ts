import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './invitation-en.ts'

export const pl = {
  title: 'Prowadź szkołę {school}',
  intro: '{inviter} zaprasza Cię do grona administratorów.',
  role_owner: 'Jako właściciel możesz wszystko, także zmieniać ustawienia i administratorów.',
  role_editor: 'Jako redaktor tworzysz to, co się czyta, ogląda i sprzedaje.',
  role_support: 'W obsłudze pomagasz kursantom: dostęp, rezerwacje, zamówienia i to, co piszą.',
  role_accountant: 'W księgowości widzisz pieniądze i je rozliczasz.',
  forAccount: 'Zaproszenie dotyczy Twojego konta {email}.',
  forAddress: 'Zaproszenie jest na adres {email}. Załóż konto, żeby je przyjąć.',
  email: 'E-mail',
  name: 'Imię i nazwisko',
  password: 'Hasło',
  passwordHelp: {
    one: 'Co najmniej {min} znak',
    few: 'Co najmniej {min} znaki',
    many: 'Co najmniej {min} znaków',
    other: 'Co najmniej {min} znaku',
  },
  accept: 'Przyjmij zaproszenie',
  join: 'Załóż konto i przyjmij',
  accepted: 'To zaproszenie zostało już przyjęte.',
  withdrawn: 'Szkoła wycofała to zaproszenie.',
  expired: 'To zaproszenie wygasło. Poproś o ponowne wysłanie osobę, która Cię zaprosiła.',
  logIn: 'Zaloguj się',
  toSite: 'Na stronę szkoły',
} satisfies SameKeys<typeof en>
