import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'
export const pl = {
  area: 'Kasa',
  errors: {
    'checkout.terms-changed':
      'Regulamin zmienił się od otwarcia tej strony. Nic nie pobraliśmy. Przeczytaj go ponownie i zapłać.',
    'checkout.sold-out': 'Ostatnie miejsce właśnie zostało zajęte. Nic nie zostało pobrane.',
    'checkout.enrollment-closed': 'Ten produkt nie jest teraz w sprzedaży.',
    'checkout.slot-missing': 'Najpierw wybierz termin',
    'checkout.consent-missing': 'To pole jest wymagane',
    'checkout.gift-of-this': 'Tego nie można kupić na prezent',
    'checkout.gift-free': 'To jest bezpłatne, więc nie trzeba tego kupować na prezent: wystarczy wysłać link',
    'checkout.gift-alone': 'Prezent jest dla jednej osoby. Kup kilka licencji albo prezenty po kolei.',
    'checkout.gift-own-address': 'To Twój własny adres. Dla kogo jest prezent?',
    'checkout.gift-message-with-address': 'W życzeniach nie może być adresu strony',
    'checkout.gift-day-past': 'Ten dzień już minął',
    'checkout.gift-day-after-end': 'To jest dostępne tylko do {date}. Wybierz wcześniejszy dzień.',
    'checkout.gift-day-after-beginning':
      'Wydarzenie zaczyna się {date}, a prezent musi dotrzeć wcześniej. Wybierz wcześniejszy dzień.',
    'checkout.gift-day-far': 'Wybierz dzień w ciągu najbliższego roku',
    'checkout.guests-too-many': 'Biletów dla gości jest mniej niż nazwisk. Odśwież stronę i spróbuj ponownie.',
    'checkout.under-way': 'Płacisz już za to w innym zamówieniu. Nie pobraliśmy drugiej płatności.',
    'checkout.another-purchase':
      'Ta strona dotyczyła zakupu, który jest już zakończony. Nie pobraliśmy płatności. Naciśnij przycisk jeszcze raz.',
    'checkout.card-missing': 'Sprawdź dane karty',
  },
  deeds: {
    'POST /:slug/onepagecheckoutregister': 'Zakup kursu',
    'POST /checkout/login': 'Zalogowanie przy kasie',
    'POST /checkout/register': 'Założenie konta przy kasie',
    'POST /subscribe/checkout/register': 'Założenie konta przy kasie abonamentów',
  },
} satisfies SameWords<typeof en>
