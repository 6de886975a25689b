/** As messages and posts show them largest. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
/** How wide a cover has to be to stand beside the title. */
export const COVER_PIXELS = 960
