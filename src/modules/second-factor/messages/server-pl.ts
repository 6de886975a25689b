import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Logowanie dwuetapowe',
  errors: {
    'second-factor.none': 'Logowanie dwuetapowe jest wyłączone: odśwież stronę.',
    'second-factor.there': 'Logowanie dwuetapowe jest już włączone: odśwież stronę.',
    'second-factor.login-step-over': 'Zaloguj się jeszcze raz: minęło ponad dziesięć minut.',
    'second-factor.first-yours': 'Najpierw włącz logowanie dwuetapowe na swoim koncie.',
    'second-factor.school-demands-it':
      'Szkoła wymaga od administratorów logowania dwuetapowego: nie można go wyłączyć.',
    'second-factor.own-not-reset': 'Własne logowanie dwuetapowe wyłączysz na swoim koncie.',
    'second-factor.passkey-not-accepted':
      'Ten klucz dostępu nie został przyjęty. Spróbuj ponownie albo zaloguj się hasłem.',
    'second-factor.too-many-passkeys': 'Najpierw usuń któryś z kluczy dostępu: więcej mieć nie można.',
    'second-factor.wrong-code': 'Ten kod jest błędny albo został już użyty',
    'second-factor.too-many-codes': {
      one: 'Za dużo błędnych kodów. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Za dużo błędnych kodów. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Za dużo błędnych kodów. Spróbuj ponownie za {seconds} sekund.',
      other: 'Za dużo błędnych kodów. Spróbuj ponownie za {seconds} sekundy.',
    },
  },
  deeds: {
    'POST /my/second-factor/passkeys/begin': 'Rozpoczęto dodawanie własnego klucza dostępu',
    'POST /my/second-factor/passkeys': 'Dodano własny klucz dostępu',
    'PUT /my/second-factor/passkeys/:passkeyId': 'Zmieniono nazwę własnego klucza dostępu',
    'POST /my/second-factor/passkeys/:passkeyId/remove': 'Usunięto własny klucz dostępu',
    'POST /login/passkey/begin': 'Rozpoczęto logowanie kluczem dostępu',
    'POST /login/passkey': 'Zalogowano się kluczem dostępu',
    'POST /login/code': 'Zalogowano się dwuetapowo',
    'POST /my/second-factor/authenticator': 'Rozpoczęto włączanie własnego logowania dwuetapowego',
    'POST /my/second-factor/authenticator/confirm': 'Włączono własne logowanie dwuetapowe',
    'POST /my/second-factor/recovery-codes': 'Utworzono nowe własne kody zapasowe',
    'PUT /home/settings/second-factor': 'Zmieniono, czy wszyscy administratorzy muszą logować się dwuetapowo',
    'POST /home/settings/admins/:adminId/second-factor/reset':
      'Zdjęto utracone logowanie dwuetapowe innego administratora',
    'POST /home/students/:id/second-factor/reset': 'Zdjęto utracone logowanie dwuetapowe kursanta',
    'POST /my/second-factor/off': 'Wyłączono własne logowanie dwuetapowe',
  },
  mails: {
    'on.subject': 'Logowanie dwuetapowe w szkole {school} jest włączone',
    'on.heading': 'Logowanie dwuetapowe jest włączone',
    'on.text':
      'Dzień dobry, {name}. Logowanie dwuetapowe na Twoim koncie w szkole {school} włączono {at}. Po haśle trzeba teraz podać kod z aplikacji. Kody zapasowe trzymaj tam, gdzie znajdziesz je bez telefonu.',
    'off.subject': 'Logowanie dwuetapowe w szkole {school} jest wyłączone',
    'off.heading': 'Logowanie dwuetapowe jest wyłączone',
    'off.text':
      'Dzień dobry, {name}. Logowanie dwuetapowe na Twoim koncie w szkole {school} wyłączono {at}. Do zalogowania się wystarczy teraz samo hasło.',
    'codes-renewed.subject': 'Nowe kody zapasowe do szkoły {school}',
    'codes-renewed.heading': 'Masz nowe kody zapasowe',
    'codes-renewed.text':
      'Dzień dobry, {name}. Dla Twojego konta w szkole {school} powstały nowe kody zapasowe ({at}). Stare już nie działają.',
    'code-used.subject': 'Użyto kodu zapasowego w szkole {school}',
    'code-used.heading': 'Użyto kodu zapasowego',
    'code-used.text': 'Dzień dobry, {name}. Na Twoim koncie w szkole {school} użyto kodu zapasowego ({at}).',
    'passkey-added.subject': 'Dodano klucz dostępu w szkole {school}',
    'passkey-added.heading': 'Masz nowy klucz dostępu',
    'passkey-added.text':
      'Dzień dobry, {name}. Do Twojego konta w szkole {school} dodano klucz dostępu ({at}). Pozwala zalogować się bez hasła.',
    'passkey-removed.subject': 'Usunięto klucz dostępu w szkole {school}',
    'passkey-removed.heading': 'Usunięto klucz dostępu',
    'passkey-removed.text':
      'Dzień dobry, {name}. Z Twojego konta w szkole {school} usunięto klucz dostępu ({at}). Niczego już nie otwiera.',
    'reset.subject': 'Zdjęto logowanie dwuetapowe z Twojego konta w szkole {school}',
    'reset.heading': 'Do zalogowania się wystarczy hasło',
    'reset.text':
      'Dzień dobry, {name}. {at} osoby prowadzące szkołę {school} zdjęły z Twojego konta utracone logowanie dwuetapowe. Wylogowaliśmy Cię wszędzie; aplikacja, klucze dostępu i kody zapasowe niczego już nie otwierają. Zaloguj się hasłem i włącz logowanie dwuetapowe od nowa.',
    left: {
      one: 'Został Ci {count} kod zapasowy. Zanim go użyjesz, utwórz na swoim koncie nowe.',
      few: 'Zostały Ci {count} kody zapasowe. Nowe możesz w każdej chwili utworzyć na swoim koncie.',
      many: 'Zostało Ci {count} kodów zapasowych. Nowe możesz w każdej chwili utworzyć na swoim koncie.',
      other: 'Zostało Ci {count} kodu zapasowego. Nowe możesz w każdej chwili utworzyć na swoim koncie.',
    },
    you: 'Jeśli to Ty, nie musisz nic robić.',
    notYou:
      'Jeśli to nie Ty, od razu zmień hasło: to wyloguje wszystkich innych. Potem napisz do szkoły i zmień też hasło do swojej skrzynki.',
    action: 'Przejdź do konta',
  },
} satisfies SameWords<typeof en>
