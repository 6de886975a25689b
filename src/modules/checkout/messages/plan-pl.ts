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
  after: {
    one: 'Po {count} kolejnym obciążeniu w tej cenie: {amount}.',
    few: 'Po {count} kolejnych obciążeniach w tej cenie: {amount}.',
    many: 'Po {count} kolejnych obciążeniach w tej cenie: {amount}.',
    other: 'Po {count} kolejnego obciążenia w tej cenie: {amount}.',
  },
} satisfies SameKeys<typeof en>
