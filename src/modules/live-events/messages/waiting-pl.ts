import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './waiting-en.ts'

export const pl = {
  title: 'Lista rezerwowa',
  intro: 'Gdy zwolni się miejsce, trzymamy je dla pierwszej osoby w kolejce i wysyłamy jej e-mail.',
  consent:
    'Chcę, żeby szkoła {school} wpisała mnie na listę rezerwową tego wydarzenia i pisała do mnie w tej sprawie: że jestem na liście i że zwolniło się dla mnie miejsce.',
  keeps: 'W każdym e-mailu jest link do wypisania się. Imię i adres usuniemy dwa tygodnie po wydarzeniu.',
  privacy: 'Polityka prywatności',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  doNotFill: 'Zostaw to pole puste',
  join: 'Zapisz się na listę rezerwową',
  asStudent: 'Napiszemy na adres {email}.',
  waiting: 'Jesteś na liście rezerwowej. Gdy zwolni się dla Ciebie miejsce, dostaniesz e-mail.',
  coming: 'Zwolniło się dla Ciebie miejsce. E-mail jest już w drodze.',
  offered: 'Miejsce czeka na Ciebie do {until}.',
  taking: 'Płacisz właśnie za miejsce, które na Ciebie czekało.',
  take: 'Zajmij miejsce',
  mine: 'Listy rezerwowe',
  position: {
    one: 'Jesteś na początku kolejki',
    other: 'Miejsce w kolejce: {count}',
  },
  keptUntil: 'Czeka na Ciebie do {until}',
  leave: 'Wypisz się',
  leaveOf: 'Wypisz się z listy rezerwowej: {title}',
  letGo: 'Zrezygnuj',
  letGoOf: 'Zrezygnuj z miejsca: {title}',
  goneOffer:
    'Miejsce z tego linku już nie czeka: minął jego czas albo ktoś je zajął. Jeśli wydarzenie jest wyprzedane, możesz zapisać się na listę rezerwową.',
  toEvent: 'O wydarzeniu',
  leaveTitle: 'Wypisać się z listy rezerwowej?',
  leaveText: 'Nie będziemy już pisać o miejscach na „{title}”.',
  letGoTitle: 'Zrezygnować z miejsca?',
  letGoText: 'Miejsce na „{title}” dostanie wtedy następna osoba w kolejce.',
  settledTitle: 'Nie ma Cię na liście rezerwowej',
  settledText: 'Nie napiszemy już o miejscach na „{title}”.',
} satisfies SameKeys<typeof en>
