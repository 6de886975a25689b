import type { WorkState } from '#platform/contract/work-states.ts'

/** How long work with a row stands, as `Status` shows it. */
export const WORK_TONES = {
  waiting: 'caution',
  running: 'caution',
  ready: 'good',
  failed: 'bad',
  refused: 'bad',
} as const satisfies Record<WorkState, string>
