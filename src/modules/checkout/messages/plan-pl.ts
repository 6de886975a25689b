import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './plan-en.ts'

export const pl = {
  ahead: 'Dziś {today}, potem {next} {every} od {date}, aż do anulowania.',
  trial: {
    one: 'Dziś nic: {count} dzień próbny. Potem {next} {every} od {date}, aż do anulowania.',
    few: 'Dziś nic: {count} dni próbne. Potem {next} {every} od {date}, aż do anulowania.',
    many: 'Dziś nic: {count} dni próbnych. Potem {next} {every} od {date}, aż do anulowania.',
    other: 'Dziś nic: {count} dnia próbnego. Potem {next} {every} od {date}, aż do anulowania.',
  },
  trialWithoutCard: {
    one: 'Dziś nic, i bez karty: {count} dzień próbny. Kończy się sam {date}, chyba że zechcesz dalej, za {next} {every}.',
    few: 'Dziś nic, i bez karty: {count} dni próbne. Kończą się same {date}, chyba że zechcesz dalej, za {next} {every}.',
    many: 'Dziś nic, i bez karty: {count} dni próbnych. Kończą się same {date}, chyba że zechcesz dalej, za {next} {every}.',
    other:
      'Dziś nic, i bez karty: {count} dnia próbnego. Kończy się samo {date}, chyba że zechcesz dalej, za {next} {every}.',
  },
  after: {
    one: 'Po {count} kolejnym obciążeniu w tej cenie: {amount}.',
    few: 'Po {count} kolejnych obciążeniach w tej cenie: {amount}.',
    many: 'Po {count} kolejnych obciążeniach w tej cenie: {amount}.',
    other: 'Po {count} kolejnego obciążenia w tej cenie: {amount}.',
  },
} satisfies SameKeys<typeof en>
