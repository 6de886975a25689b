import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './email-change-en.ts'

export const pl = {
  title: 'E-mail',
  now: 'Logujesz się adresem {email}.',
  awaited: 'Adres {email} czeka na potwierdzenie. Potwierdź go linkami z obu wiadomości.',
  newStill: 'Czekamy na potwierdzenie z nowego adresu.',
  oldStill: 'Czekamy na potwierdzenie z obecnego adresu.',
  withdraw: 'Wycofaj zmianę',
  withdrawn: 'Twój adres pozostaje bez zmian',
  newEmail: 'Nowy e-mail',
  password: 'Hasło',
  ask: 'Zmień e-mail',
  help: 'Napiszemy na oba adresy. Nic się nie zmieni, dopóki oba nie zostaną potwierdzone.',
  pageTitle: 'Zmiana adresu',
  question: 'Z {old} na {email}.',
  confirm: 'Potwierdź zmianę',
  refuse: 'Odrzuć: to nie ja',
  waiting: 'Potwierdzone. Czekamy jeszcze na drugi adres: poszukaj tam wiadomości.',
  done: 'Gotowe: adres to teraz {email}.',
  refused: 'Zmiana została odrzucona: adres pozostaje bez zmian. Jeśli to nie Twoja prośba, od razu zmień hasło.',
  withdrawnLink: 'Ta zmiana została wycofana albo zastąpiona inną.',
  taken: 'Ten adres ma już ktoś inny: Twój pozostaje bez zmian.',
  expired: 'Ten link wygasł. Poproś o zmianę jeszcze raz na swoim koncie.',
  changePassword: 'Ustaw nowe hasło',
  toAccount: 'Do Twojego konta',
} satisfies SameKeys<typeof en>
