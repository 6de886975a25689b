import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './judging-en.ts'

export const pl = {
  moderation: 'Opinie',
  all: 'Wszystkie',
  statusPending: 'Czeka',
  statusApproved: 'Zatwierdzona',
  statusDisapproved: 'Odrzucona',
  approve: 'Zatwierdź',
  disapprove: 'Odrzuć',
  reviewBy: '{name}, {course}',
  state: 'Stan',
  decide: 'Zdecyduj',
  approvedMany: {
    one: '{count} opinia jest widoczna.',
    few: '{count} opinie są widoczne.',
    many: '{count} opinii jest widocznych.',
    other: '{count} opinii jest widocznych.',
  },
  disapprovedMany: {
    one: '{count} opinia nie będzie widoczna.',
    few: '{count} opinie nie będą widoczne.',
    many: '{count} opinii nie będzie widocznych.',
    other: '{count} opinii nie będzie widocznych.',
  },
  older: 'Starsze opinie',
  list_pending: 'Czekające',
  list_approved: 'Zatwierdzone',
  list_disapproved: 'Odrzucone',
  showAll: 'Pokaż wszystkie opinie',
  nothingHere: 'Nie ma tu opinii',
  nothingWaiting: 'Opinie kursantów będą tu czekać na Twoją decyzję.',
  automatic: 'Pokazuj opinie bez zatwierdzania',
  automaticHelp: 'Dotyczy opinii napisanych od tej chwili.',
} satisfies SameKeys<typeof en>
