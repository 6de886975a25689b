import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  mails: {
    'withdrawal.subject': {
      one: 'Został {count} dzień: zwrot pieniędzy po odstąpieniu (zamówienie {number})',
      few: 'Zostały {count} dni: zwrot pieniędzy po odstąpieniu (zamówienie {number})',
      many: 'Zostało {count} dni: zwrot pieniędzy po odstąpieniu (zamówienie {number})',
      other: 'Zostało {count} dnia: zwrot pieniędzy po odstąpieniu (zamówienie {number})',
    },
    'withdrawal.heading': 'Trzeba zwrócić pieniądze',
    'withdrawal.text':
      '{name} odstępuje od umowy. Zgodnie z prawem pieniądze muszą wyruszyć w drogę powrotną do {until}, a jeszcze nie wyruszyły.',
    'refund_request.subject': {
      one: 'Został {count} dzień: prośba o zwrot (zamówienie {number})',
      few: 'Zostały {count} dni: prośba o zwrot (zamówienie {number})',
      many: 'Zostało {count} dni: prośba o zwrot (zamówienie {number})',
      other: 'Zostało {count} dnia: prośba o zwrot (zamówienie {number})',
    },
    'refund_request.heading': 'Kupujący czeka na odpowiedź',
    'refund_request.text': '{name} prosi o zwrot. Zwróć pieniądze albo odmów i napisz dlaczego, najpóźniej {until}.',
    'dispute.subject': {
      one: 'Został {count} dzień: sporna płatność (zamówienie {number})',
      few: 'Zostały {count} dni: sporna płatność (zamówienie {number})',
      many: 'Zostało {count} dni: sporna płatność (zamówienie {number})',
      other: 'Zostało {count} dnia: sporna płatność (zamówienie {number})',
    },
    'dispute.heading': 'Spór czeka na Twoją odpowiedź',
    'dispute.text':
      '{name} kwestionuje płatność w swoim banku. Odpowiedz u swojego operatora płatności do {until}, inaczej bank zdecyduje bez Ciebie.',
    number: 'Numer zamówienia',
    buyer: 'Kupujący',
    until: 'Najpóźniej',
    action: 'Zobacz, co zrobić',
    always: 'O tym, co ma termin, przypominamy każdemu administratorowi trzy dni i jeden dzień wcześniej.',
  },
} satisfies SameWords<typeof en>
