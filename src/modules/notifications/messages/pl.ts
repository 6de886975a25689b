import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  mailbox: 'Skrzynka pocztowa',
  mailboxLead:
    'Wiadomości napisane przez tę szkołę. Widoczne tylko w trybie deweloperskim; bez serwera SMTP żadna nie opuszcza tego komputera.',
  mailboxEmpty: 'Nie ma jeszcze wiadomości',
  mailboxEmptyHelp: 'Poproś o nowe hasło na stronie logowania, a link pojawi się tutaj.',
  to: 'Do {to}',
  sent: 'Wysłana',
  waiting: 'Czeka',
  content: 'Wiadomość w wysłanej postaci',
  plainText: 'To samo jako zwykły tekst',
  answerMails: 'Odpowiedzi na moje wpisy',
  answerMailsHelp: 'Komentarze do moich wpisów i odpowiedzi do mnie, zebrane w jednej wiadomości.',
  topicMails: 'Nowe wpisy w tematach',
  mails: 'Wiadomości e-mail',
  unsubscribe: 'Mniej wiadomości',
  aboutTopic: 'Szkoła {school} pisze do Ciebie o nowych wpisach w temacie „{topic}”.',
  aboutAnswers: 'Szkoła {school} pisze do Ciebie, gdy ktoś komentuje Twoje wpisy lub Ci odpowiada.',
  aboutAll: 'Szkoła {school} pisze do Ciebie o nowych wpisach i o odpowiedziach na Twoje wpisy.',
  noLongerSent: 'Takie wiadomości nie są już do Ciebie wysyłane.',
  stopThese: 'Nie wysyłajcie mi ich więcej',
  stopAll: 'Nie wysyłajcie mi żadnych o społeczności',
  allPreferences: 'Wszystkie ustawienia znajdziesz na swoim koncie',
} satisfies SameKeys<typeof en>
