import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './goal-en.ts'

export const pl = {
  weeklyGoal: 'Cel na tydzień',
  lecturesPerWeek: 'Lekcje w tygodniu',
  lecturesPerWeekHelp: 'Od 1 do {most}. Cel widzisz tylko Ty. Tydzień zaczyna się w poniedziałek.',
  saveGoal: 'Zapisz cel',
  endGoal: 'Bez celu',
  keepAsIs: 'Anuluj',
} satisfies SameKeys<typeof en>
