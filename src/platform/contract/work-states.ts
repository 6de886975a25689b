/** Of long work with a row: put down, then done; given up, or refused to whoever has not the right to it any more. */
export const WORK_STATES = ['waiting', 'running', 'ready', 'failed', 'refused'] as const
export type WorkState = (typeof WORK_STATES)[number]

export const isUnderWay = (state: WorkState): boolean => state === 'waiting' || state === 'running'
