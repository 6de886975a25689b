/** By when they joined or by name; with a minus the last first. */
export const STUDENT_SORTS = ['-joined', 'joined', 'name', '-name'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]

/** Whether anything is open to them, or about to be. */
export const ACCESS_FILTERS = ['any', 'none'] as const

export const SEARCH_MAX = 150
