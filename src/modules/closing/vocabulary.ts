import { KEPT_AFTER_CLOSING } from '#modules/exports/vocabulary.ts'

/** How long before its day a closing is told, where somebody is to be told of it. */
export const NOTICE_DAYS = 30
/** No further ahead than this. */
export const AHEAD_DAYS = 366
/** For how long a closed school can be opened again, and what it has be taken away. */
export const REOPEN_DAYS = KEPT_AFTER_CLOSING
export const CLOSING_WORDS_MAX = 2000
/** Typed by an owner to say that it is meant, if not the name of the school. */
export const CLOSING_WORD = 'DELETE'

/** Who planned it: an owner of the school, or whoever runs the platform. */
export const PLANNERS = ['owner', 'operator'] as const
export type Planner = (typeof PLANNERS)[number]
