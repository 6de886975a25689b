/**
 * For `ctx.shows` of what triggers tell of whoever changes it (`content_changed`, `people_changed`): a school's kept pages are then
 * forgotten as a whole, and what is told by name leaves these alone.
 */
export const CONTENT = 'content'
