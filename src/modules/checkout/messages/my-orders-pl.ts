import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './my-orders-en.ts'

export const pl = {
  myOrders: 'Moje zamówienia',
  none: 'Nie masz jeszcze zamówień',
  noneText: 'Tu znajdziesz wszystko, co kupisz lub odbierzesz za darmo, z numerem i datą.',
  toCourses: 'Zobacz wszystkie kursy',
  order: 'Zamówienie {number}',
  free: 'Za darmo',
  status_paying: 'Czeka na płatność',
  status_paid: 'Opłacone',
  status_failed: 'Nieopłacone',
  status_partly_refunded: 'Częściowo zwrócone',
  status_refunded: 'Zwrócone',
  got: 'Odebrane',
  refunded: 'Zwrócono Ci {amount}',
  withdraw: 'Odstąp od umowy tutaj',
  withdrawFrom: 'Odstąp od umowy tutaj: zamówienie {number}',
  withdrawUntil: 'do {date}',
  withdrawn: 'Odstąpienie od umowy: {date}.',
  withdrawRefused:
    'Oświadczenie o odstąpieniu: {date}. Prawo odstąpienia (już) nie przysługiwało; powód jest w wiadomości e-mail.',
} satisfies SameKeys<typeof en>
