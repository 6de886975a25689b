import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Płatności',
  errors: {
    'payments.currency-not-taken': 'Ta szkoła nie przyjmuje płatności w tej walucie.',
    'payments.gateway-unavailable': 'Nasz partner w tej chwili nie odpowiada. Spróbuj ponownie za kilka minut.',
    'payments.no-gateway': 'Ta szkoła nie przyjmuje jeszcze płatności.',
    'payments.account-is-another':
      'W międzyczasie ktoś inny podłączył konto płatnicze albo wyłączył płatności. Odśwież stronę, aby zobaczyć obecny stan.',
    'payments.account-does-not-work': 'Konto nie działa, więc nie zostało podłączone. Odpowiedź operatora: {says}',
    'payments.refund-not-possible': 'Tej płatności nie można już zwrócić.',
  },
  deeds: {
    'POST /home/settings/payments/try': 'Sprawdzenie konta płatniczego przed podłączeniem',
    'POST /home/settings/payments/accounts/:accountId/try': 'Sprawdzenie konta płatniczego',
    'POST /home/settings/payments/accounts': 'Podłączenie konta płatniczego',
    'POST /home/settings/payments/accounts/:accountId/off': 'Wyłączenie płatności',
    'POST /transaction/:hash/cancel': 'Rezygnacja z płatności',
  },
} satisfies SameWords<typeof en>
