/** How many reviews are quoted on the front page. */
export const QUOTES_MAX = 3
export const INTRO_MAX = 300
/** What the picture of the front page is uploaded as. */
export const FRONT_PICTURE = 'page'
/** How many looks that were published before are kept, to be published again. */
export const PAST_LOOKS_KEPT = 20
/** The code of what is refused because another admin was quicker. */
export const LOOK_CHANGED = 'front.look-changed'
/** The same of the draft that they share. */
export const LOOK_DRAFT_CHANGED = 'front.look-draft-changed'
