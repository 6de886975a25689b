import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Partnerzy',
  errors: {
    'partners.has-sales':
      'Z polecenia tego partnera są zamówienia, więc musi zostać w historii. Możesz zakończyć z nim współpracę.',
    'partners.more-than-owed': 'To więcej, niż należy się partnerowi',
    'validation.commission': 'Podaj liczbę całkowitą większą od zera',
    'validation.commission-percent': 'Procent to liczba całkowita od 1 do 100',
    'validation.renewal-months': 'Liczba miesięcy od 0 do 120',
    'validation.window': 'Liczba dni od 1 do 365',
    'validation.partner-unique': 'Ten kod ma już inny partner',
    'validation.partner-products': 'Wybierz co najmniej jeden produkt',
    'validation.partner-promo-code': 'Nie ma takiego kodu rabatowego',
  },
  deeds: {
    'POST /home/partners': 'Dodanie partnera',
    'PUT /home/partners/:partnerId': 'Zmiana partnera',
    'POST /home/partners/:partnerId/end': 'Zakończenie współpracy z partnerem',
    'POST /home/partners/:partnerId/resume': 'Wznowienie współpracy z partnerem',
    'DELETE /home/partners/:partnerId': 'Usunięcie partnera',
    'POST /home/partners/:partnerId/page': 'Wysłanie partnerowi adresu jego strony',
    'DELETE /home/partners/:partnerId/page': 'Wyłączenie adresu strony partnera',
    'POST /home/partners/:partnerId/payouts': 'Zapisanie wypłaty dla partnera',
    'DELETE /home/partners/:partnerId/payouts/:payoutId': 'Usunięcie wypłaty dla partnera',
  },
  mails: {
    'page.subject': 'Twoja strona partnera szkoły {school}',
    'page.heading': 'Twoja strona partnera',
    'page.text': 'Dzień dobry, {name}. To Twoja strona partnera szkoły {school}.',
    'page.what': 'Znajdziesz na niej swoje linki, kliknięcia i sprzedaż z polecenia oraz kwotę, która Ci się należy.',
    'page.action': 'Otwórz swoją stronę',
    'page.private':
      'Ten adres jest prywatny: stronę zobaczy każdy, kto go zna, więc nie udostępniaj go nikomu. Wcześniejszy adres, jeśli był, już nie działa.',
  },
} satisfies SameWords<typeof en>
