import type { en } from '../messages/en.ts'

type AreaKey = Extract<keyof typeof en, `area_${string}`>

/** The name of an area of the audit list, as a key of this module's words. */
export const areaLabel = (area: string): AreaKey => `area_${area}` as AreaKey
