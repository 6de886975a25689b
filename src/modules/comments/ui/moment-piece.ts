import { onDemand } from '#kit/on-demand.ts'

/** Few comments are about a moment, and few lessons have any. */
export const Moment = onDemand(async () => (await import('./Moment.tsx')).Moment)
