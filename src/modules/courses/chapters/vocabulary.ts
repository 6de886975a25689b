/** of one film */
export const CHAPTERS_MAX = 100
export const CHAPTER_TITLE_MAX = 150
