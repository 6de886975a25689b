import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './gift-en.ts'

export const pl = {
  isGift: 'To prezent dla kogoś innego',
  isGiftHelp: 'Wyślemy go e-mailem w wybranym dniu, z Twoimi życzeniami i linkiem do odbioru.',
  alone: 'Masz już ten produkt, więc tym razem kupujesz prezent',
  name: 'Dla kogo?',
  email: 'E-mail tej osoby',
  emailHelp: 'Tylko po to, by wysłać prezent. Ta osoba nie musi mieć konta.',
  day: 'Wyślij w dniu',
  dayToday: 'Jeśli wybierzesz dzisiaj, wyślemy go zaraz po opłaceniu.',
  dayLater: 'Dotrze tego dnia rano. Do tego czasu możesz go jeszcze zmienić.',
  chooses: 'Termin ta osoba wybierze po odebraniu prezentu.',
  keepsPlace: 'Miejsce będzie czekać na tę osobę, a bilet dostanie po odebraniu prezentu.',
  message: 'Życzenia od Ciebie',
  messageHelp: 'Będą w e-mailu, pod Twoim imieniem i nazwiskiem.',
} satisfies SameKeys<typeof en>
