import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'PUT /home/products/:productId': 'Zmiana produktu',
  'DELETE /home/products/:productId': 'Usunięcie produktu',
  'PUT /home/products/:productId/variants/:variantId': 'Zmiana ceny',
  'POST /home/products/:productId/variants/:variantId/promotion': 'Ogłoszenie promocji',
  'DELETE /home/products/:productId/variants/:variantId/promotion': 'Zakończenie promocji',
  'POST /home/products/:productId/publish': 'Opublikowanie produktu',
  'POST /home/products/:productId/unpublish': 'Cofnięcie produktu do szkicu',
  'POST /home/products/:productId/variants/:variantId/evergreen': 'Rozpoczęcie oferty na czas',
  'DELETE /home/products/:productId/variants/:variantId/evergreen': 'Zakończenie oferty na czas',
  'POST /json/evergreen/:slug': 'Uruchomienie zegara oferty na czas',
} satisfies SameKeys<typeof en>
