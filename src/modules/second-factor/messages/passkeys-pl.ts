import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './passkeys-en.ts'

export const pl = {
  title: 'Klucze dostępu',
  intro:
    'Klucz dostępu loguje Cię bez hasła: odciskiem palca, twarzą albo kodem PIN urządzenia lub menedżera haseł. Działa tylko pod tym adresem, więc nikt go od Ciebie nie wyłudzi.',
  add: 'Dodaj klucz dostępu',
  addTitle: 'Dodaj klucz dostępu',
  addText: 'Potwierdź, że to Ty. Potem przeglądarka zapyta, gdzie zapisać klucz.',
  name: 'Nazwa',
  nameHelp: 'Aby odróżnić go od innych, na przykład „Telefon” albo „Laptop w pracy”',
  password: 'Twoje obecne hasło',
  goOn: 'Dalej',
  cancel: 'Anuluj',
  added: 'Dodano klucz dostępu',
  there: 'To urządzenie ma już klucz dostępu do Twojego konta',
  givenUp: 'Klucz dostępu nie powstał',
  backedUp: 'Z kopią zapasową',
  since: 'Dla adresu {host}, dodany {date}.',
  used: 'Ostatnio użyty {date}.',
  neverUsed: 'Jeszcze nieużywany.',
  rename: 'Zmień nazwę',
  renameNamed: 'Zmień nazwę klucza „{name}”',
  renamed: 'Zmieniono nazwę klucza dostępu',
  remove: 'Usuń',
  removeNamed: 'Usuń klucz „{name}”',
  removeText: 'Nie będzie już logować na Twoje konto. Usuń go także z urządzenia lub menedżera haseł.',
  removed: 'Usunięto klucz dostępu',
} satisfies SameKeys<typeof en>
