import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  title: 'Logowanie dwuetapowe',
  intro:
    'Po haśle podajesz jeszcze kod z aplikacji w telefonie. Nawet jeśli ktoś pozna Twoje hasło, nie zaloguje się na Twoje konto.',
  demanded:
    'Ta szkoła wymaga od wszystkich administratorów logowania dwuetapowego. Gdy je włączysz, otworzy się panel.',
  kept: 'Ta szkoła wymaga od wszystkich administratorów logowania dwuetapowego, więc zostaje ono włączone. Gdy dodasz drugi sposób, aplikację albo klucz dostępu, pierwszy będzie można usunąć.',
  password: 'Twoje obecne hasło',
  setUp: 'Włącz',
  scan: 'Zeskanuj ten kod aplikacją uwierzytelniającą: może to być Twój menedżer haseł, Google Authenticator albo Aegis.',
  qr: 'Kod QR dla aplikacji',
  keyLabel: 'Albo wpisz w aplikacji ten klucz:',
  code: 'Kod z aplikacji',
  codeHelp: 'Sześć cyfr, które aplikacja teraz pokazuje',
  switchOn: 'Włącz',
  cancel: 'Anuluj',
  isOn: 'Włączone od {date}',
  codesLeft: {
    one: 'został {count} kod zapasowy',
    few: 'zostały {count} kody zapasowe',
    many: 'zostało {count} kodów zapasowych',
    other: 'zostało {count} kodu zapasowego',
  },
  codesTitle: 'Twoje kody zapasowe',
  codesIntro:
    'Każdy z nich wpuści Cię jeden raz, gdy nie masz telefonu. Widać je tylko teraz: wydrukuj je albo zapisz w menedżerze haseł.',
  copyCodes: 'Skopiuj kody',
  copied: 'Skopiowano',
  keptCodes: 'Kody są zapisane',
  renew: 'Nowe kody zapasowe',
  renewTitle: 'Utwórz nowe kody zapasowe',
  renewIntro: 'Kody, które masz teraz, przestaną działać.',
  renewAction: 'Utwórz nowe kody',
  off: 'Wyłącz',
  offTitle: 'Wyłącz logowanie dwuetapowe',
  offIntro: 'Od tej chwili do zalogowania się wystarczy samo hasło.',
  switchedOff: 'Logowanie dwuetapowe jest wyłączone',
  codeOrRecovery: 'Kod z aplikacji albo kod zapasowy',
} satisfies SameKeys<typeof en>
