import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './admin-mails-en.ts'

export const pl = {
  heading: 'O szkole',
  first_student: 'Pierwszy kursant',
  first_student_help: 'Gdy konto założy pierwszy kursant.',
  sale: 'Sprzedaż',
  sale_help: 'Gdy ktoś zapłaci.',
  withdrawal: 'Odstąpienia od umów',
  withdrawal_help: 'Gdy kupujący odstąpi od umowy.',
  refund_request: 'Prośby o zwrot',
  refund_request_help: 'Gdy kupujący poprosi o zwrot pieniędzy.',
  dispute: 'Spory',
  dispute_help: 'Gdy kupujący zakwestionuje płatność w swoim banku i gdy bank zdecyduje.',
  renewals: 'Abonamenty',
  renewals_help: 'Co rano: co się w ciągu ostatnich 24 godzin odnowiło, co odrzucono i co się skończyło.',
} satisfies SameKeys<typeof en>
