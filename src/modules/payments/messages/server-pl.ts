import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Płatności',
  errors: {
    'payments.currency-not-taken': 'Ta szkoła nie przyjmuje płatności w tej walucie.',
    'payments.gateway-unavailable': 'Nasz partner w tej chwili nie odpowiada. Spróbuj ponownie za kilka minut.',
    'payments.no-gateway': 'Ta szkoła nie przyjmuje jeszcze płatności.',
    'payments.refund-not-possible': 'Tej płatności nie można już zwrócić.',
  },
  deeds: {
    'POST /transaction/:hash/cancel': 'Rezygnacja z płatności',
  },
} satisfies SameWords<typeof en>
