/** How many reviews are quoted on the front page. */
export const QUOTES_MAX = 3
export const INTRO_MAX = 300
/** What the picture of the front page is uploaded as. */
export const FRONT_PICTURE = 'page'
/** The code of what is refused because another admin was quicker. */
export const FRONT_CHANGED = 'front.changed'
