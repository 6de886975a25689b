import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Dane kursów i ceny',
  errors: {
    'catalog.promotion-already-there': 'Ta cena jest już obniżona. Najpierw zakończ tamtą promocję lub ofertę.',
    'catalog.never-offered': 'Najpierw opublikuj: nie można obniżyć ceny, której nikt nie widział.',
    'validation.price-above-promotion': 'Cena musi być wyższa niż cena promocyjna',
    'validation.promotion-below-price': 'Cena promocyjna musi być niższa niż cena',
    'validation.evergreen': 'Czas musi wynosić od 5 minut do 30 dni',
    'validation.end-before-start': 'Data końcowa nie może być wcześniejsza niż początkowa',
  },
  deeds: {
    'PUT /home/products/:productId': 'Zmiana danych kursu',
    'DELETE /home/products/:productId': 'Usunięcie kursu',
    'PUT /home/products/:productId/variants/:variantId': 'Zmiana ceny',
    'POST /home/products/:productId/variants/:variantId/promotion': 'Ogłoszenie promocji',
    'DELETE /home/products/:productId/variants/:variantId/promotion': 'Zakończenie promocji',
    'POST /home/products/:productId/publish': 'Opublikowanie kursu',
    'POST /home/products/:productId/unpublish': 'Cofnięcie publikacji kursu',
    'POST /home/products/:productId/variants/:variantId/evergreen': 'Rozpoczęcie oferty evergreen',
    'DELETE /home/products/:productId/variants/:variantId/evergreen': 'Zakończenie oferty evergreen',
    'POST /json/evergreen': 'Uruchomienie zegara oferty na czas',
  },
} satisfies SameWords<typeof en>
