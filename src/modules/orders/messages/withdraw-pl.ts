import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './withdraw-en.ts'

export const pl = {
  title: 'Odstąp od umowy tutaj',
  intro:
    'Jeśli kupujesz jako konsument, masz 14 dni na odstąpienie od umowy bez podawania przyczyny. Nie musisz się logować.',
  name: 'Imię i nazwisko',
  email: 'Adres e-mail z zamówienia',
  orderNumber: 'Numer zamówienia',
  orderNumberHelp: 'Na przykład 7KQ4-M2XD; znajdziesz go w potwierdzeniu zamówienia.',
  youState: 'Twoje oświadczenie:',
  statement: 'Odstępuję od umowy zawartej ze szkołą {school}, zamówienie numer {number}.',
  statementAlso:
    'Odstępuję też od umowy dotyczącej „{title}”, zamówienie numer {number}, na poczet której zaliczono to zamówienie.',
  countedNote:
    'Jeśli zamówienie zaliczono na poczet lepszego wariantu, odstępujesz od obu umów, a każda płatność wraca osobno.',
  numberAbove: '(jak wyżej)',
  confirm: 'Potwierdź odstąpienie od umowy',
  received:
    'Oświadczenie zostało wysłane {at}. Jeśli adres i numer należą do zamówienia, za chwilę potwierdzenie trafi na ten adres.',
  noMail:
    'Nie ma wiadomości po kilku minutach? W takim razie adres lub numer nie zgadza się z żadnym zamówieniem: sprawdź je i wyślij oświadczenie jeszcze raz albo napisz do nas: {email}.',
  afterwards:
    'Od razu potwierdzimy e-mailem, że oświadczenie do nas dotarło, z jego treścią, datą i godziną, i napiszemy, co dalej.',
  myOrders: 'Moje zamówienia',
} satisfies SameKeys<typeof en>
