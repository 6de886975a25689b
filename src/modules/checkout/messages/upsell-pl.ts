import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './upsell-en.ts'

export const pl = {
  title: 'Pasuje do Twojego zakupu',
  chooseTime: 'Termin wybierzesz po zakupie',
  until: 'Propozycja dla Ciebie, ważna do {at}.',
  vatIncluded: 'w tym {rate}% VAT',
  vatExempt: 'zwolnione z VAT',
  see: 'Dowiedz się więcej',
  card: 'Płatność Twoją kartą z końcówką {last4}. Przechowujemy ją do {time} i usuniemy zaraz po zakupie albo po rezygnacji.',
  blik: 'Płatność Twoim BLIKIEM. Przechowujemy go do {time} i usuniemy zaraz po zakupie albo po rezygnacji.',
  order: 'Kupuję i płacę {amount}',
  toCheckout: 'Przejdź do kasy',
  decline: 'Nie, dziękuję',
  required: 'To pole jest wymagane',
} satisfies SameKeys<typeof en>
