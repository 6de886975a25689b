import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  answerMails: 'Odpowiedzi dla mnie',
  answerMailsHelp: 'Komentarze do moich wpisów i odpowiedzi dla mnie, zebrane w jednej wiadomości.',
  productMails: 'Nowe wersje moich plików',
  productMailsHelp: 'Gdy szkoła wyda nową wersję kupionych plików.',
  topicMails: 'Nowe wpisy w tematach',
  mails: 'Wiadomości e-mail',
  unsubscribe: 'Mniej wiadomości',
  aboutTopic: 'Szkoła {school} pisze do Ciebie o nowych wpisach w temacie „{topic}”.',
  aboutAnswers: 'Szkoła {school} pisze do Ciebie, gdy ktoś komentuje Twoje wpisy lub Ci odpowiada.',
  aboutProducts: 'Szkoła {school} pisze do Ciebie o nowych wersjach kupionych plików.',
  aboutAll: 'Szkoła {school} pisze do Ciebie o nowych wpisach i o odpowiedziach dla Ciebie.',
  noLongerSent: 'Nie dostajesz już takich wiadomości.',
  stopThese: 'Nie chcę takich wiadomości',
  stopAll: 'Nie chcę żadnych wiadomości o społeczności',
  allPreferences: 'Wszystkie ustawienia znajdziesz na swoim koncie',
} satisfies SameKeys<typeof en>
