import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './sold-en.ts'

export const pl = {
  sold: 'Sprzedane produkty',
  none: 'W tych dniach nic się nie sprzedało',
  noneText: 'Wybierz inne dni albo inny rodzaj produktu.',
  neverSold: 'Nic się jeszcze nie sprzedało',
  neverSoldText: 'Opublikuj płatny produkt i udostępnij jego stronę: tu zobaczysz, ile sprzedało się każdego produktu.',
  kind: 'Rodzaj',
  anyKind: 'Wszystkie',
  from: 'Od',
  until: 'Do',
  product: 'Produkt',
  quantity: 'Sprzedano',
  amount: 'Zapłacono',
  returned: 'Zwrócono',
  totalQuantity: {
    one: 'Sprzedano {count} sztukę',
    few: 'Sprzedano {count} sztuki',
    many: 'Sprzedano {count} sztuk',
    other: 'Sprzedano {count} sztuki',
  },
  totalAmount: 'Zapłacono: {amount}',
  totalReturned: 'zwrócono: {amount}',
} satisfies SameKeys<typeof en>
