/** By when they joined or by name; with a minus the last first. */
export const STUDENT_SORTS = ['-joined', 'joined', 'name', '-name'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]

/** Whether anything is open to them, or about to be; or some of it ends within a week. */
export const ACCESS_FILTERS = ['any', 'ending', 'none'] as const

/** When they were last here: within so many days, or not for so many; who never was is apart from both. */
export const SEEN_FILTERS = ['in_7', 'in_30', 'in_90', 'not_30', 'not_90', 'never'] as const
export type SeenFilter = (typeof SEEN_FILTERS)[number]

/** Whether they agreed in a lead form to what the school writes about. */
export const CONSENT_FILTERS = ['given', 'none'] as const

/** whole units of the school's currency */
export const SPENT_MAX = 10_000_000

export const SEARCH_MAX = 150

/** How many are added at once. */
export const ADDED_MAX = 50
/** Whether an account was made, or was there before: of a student, or of an admin, who becomes no student. */
export const ADDED_OUTCOMES = ['added', 'existing', 'admin'] as const
export const GIVEN_OUTCOMES = ['given', 'had'] as const
export type GivenOutcome = (typeof GIVEN_OUTCOMES)[number]

/** How many are decided about at once. */
export const DECIDED_MAX = 50
export const DECIDED_OUTCOMES = [...GIVEN_OUTCOMES, 'taken', 'had_none'] as const
export type DecidedOutcome = (typeof DECIDED_OUTCOMES)[number]

/** What admins note about a student. */
export const ADMIN_NOTE_MAX = 2000

/** What is typed before an account is deleted, in every language. */
export const ERASING_WORD = 'DELETE'

/** What is typed before two accounts become one, in every language. */
export const MERGING_WORD = 'MERGE'
/** Why an account cannot become part of another: an order of it is being paid; what an admin did with it stands in the audit list. */
export const MERGE_OBSTACLES = ['being_paid', 'was_admin'] as const
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number]

export const TAG_NAME_MAX = 40
/** of one student, and of a school */
export const TAGS_OF_STUDENT_MAX = 20
export const TAGS_MAX = 200
/** Whether it was put on them, had been there before, or found no place among theirs. */
export const TAGGED_OUTCOMES = ['tagged', 'had', 'full'] as const
export type TaggedOutcome = (typeof TAGGED_OUTCOMES)[number]
/** How far those who have a tag are counted. */
export const COUNTED_MAX = 1000
