import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Konta',
  errors: {
    'people.wrong-credentials': 'Nieprawidłowy e-mail lub hasło',
    'people.no-such-credentials': 'Podane dane nie pasują do żadnego konta.',
    'people.too-many-logins': {
      one: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekund.',
      other: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundy.',
    },
    'people.login-disabled': 'Logowanie jest tymczasowo wyłączone',
    'people.registration-disabled': 'Rejestracja jest tymczasowo wyłączona',
    'people.students-not-admitted': 'Kursanci nie mogą się jeszcze logować',
    'people.no-such-user': 'Nie ma użytkownika o tym adresie e-mail.',
    'people.reset-token-invalid': 'Ten link do zmiany hasła jest nieprawidłowy.',
    'people.wrong-current-password': 'To nie jest Twoje obecne hasło',
    'people.name-with-address': 'W imieniu i nazwisku nie może być adresu strony',
    'people.account-exists': 'Konto już istnieje',
  },
  deeds: {
    'POST /login': 'Zalogowanie',
    'POST /logout': 'Wylogowanie',
    'POST /register': 'Założenie konta',
    'POST /password/email': 'Prośba o link do nowego hasła',
    'POST /password/reset': 'Ustawienie nowego hasła linkiem z e-maila',
    'POST /my/account': 'Zmiana własnego konta',
    'POST /my/account/password': 'Zmiana własnego hasła',
    'PUT /home/settings/switches': 'Zmiana tego, kto może się logować i rejestrować',
    'PUT /my/account/avatar': 'Zmiana własnego zdjęcia',
  },
  answers: {
    resetLinkSent: 'Wysłaliśmy link do zmiany hasła na adres {email}. Jeśli nie dotrze, sprawdź folder ze spamem.',
    passwordReset: 'Hasło zostało zmienione. Możesz się zalogować.',
    registeredButNotAdmitted: 'Konto jest gotowe. Kursanci nie mogą się jeszcze logować; miejsce czeka na Ciebie.',
    accountSaved: 'Zapisano',
    passwordChanged: 'Hasło zostało zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.',
  },
  mails: {
    'passwordReset.subject': 'Ustaw nowe hasło',
    'passwordReset.heading': 'Ustaw nowe hasło',
    'passwordReset.asked': 'Dzień dobry, {name}. Ktoś poprosił o nowe hasło do Twojego konta w szkole {school}.',
    'passwordReset.action': 'Ustaw nowe hasło',
    'passwordReset.expires': {
      one: 'Link zadziała jeden raz i wygaśnie za {count} minutę.',
      few: 'Link zadziała jeden raz i wygaśnie za {count} minuty.',
      many: 'Link zadziała jeden raz i wygaśnie za {count} minut.',
      other: 'Link zadziała jeden raz i wygaśnie za {count} minuty.',
    },
    'passwordChanged.subject': 'Twoje hasło zostało zmienione',
    'passwordChanged.heading': 'Twoje hasło zostało zmienione',
    'passwordChanged.text': 'Dzień dobry, {name}. Hasło do Twojego konta w szkole {school} zostało zmienione {at}.',
    'passwordChanged.you': 'Jeśli to Twoja zmiana, nie musisz nic robić.',
    'passwordChanged.notYou':
      'Jeśli nie, ustaw teraz nowe hasło: wszyscy inni zostaną wtedy wylogowani. Potem napisz do szkoły i zmień też hasło do swojej poczty.',
    'passwordChanged.action': 'To nie ja: ustaw nowe hasło',
    'passwordReset.notYou': 'Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostaje bez zmian.',
  },
} satisfies SameWords<typeof en>
