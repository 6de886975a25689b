/** Where a lecture is edited. */
export const lectureEditorPath = (courseId: string, lectureId: string): string =>
  `/home/courses/${courseId}/lectures/${lectureId}/edit`

/** What a call is refused as whose lecture somebody else has saved meanwhile. */
export const LECTURE_CHANGED = 'courses.lecture-changed'
/** What a new order is refused as that was made from one that is not there any more. */
export const ORDER_CHANGED = 'courses.order-changed'

/** Days: a lecture's own wait and its section's begin together, and the longer wins. */
export const longerWait = (ownDays: number, sectionDays: number): number => Math.max(ownDays, sectionDays)
