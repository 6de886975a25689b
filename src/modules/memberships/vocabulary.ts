/** How much may be chosen one by one. */
export const OPENED_CATEGORIES_MAX = 100
export const OPENED_PRODUCTS_MAX = 200
/** How much of what a membership opens is shown, the newest first. */
export const SHOWN_MAX = 60
