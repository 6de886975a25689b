import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './student-en.ts'

export const pl = {
  title: 'Logowanie dwuetapowe',
  why: '{name} po haśle używa klucza dostępu lub podaje kod z aplikacji. Kto stracił jedno i drugie razem z kodami zapasowymi, nie może się zalogować.',
  reset: 'Wyłącz',
  consequence:
    'Konto „{name}” zostanie wylogowane na wszystkich urządzeniach i do logowania wystarczy samo hasło, dopóki drugi etap nie zostanie włączony od nowa. Najpierw upewnij się, że prosi o to naprawdę ta osoba.',
  done: '{name} loguje się teraz samym hasłem. Wysłaliśmy wiadomość.',
} satisfies SameKeys<typeof en>
