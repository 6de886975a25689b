/** How many guests are named at a checkout; the others of a large party once it has bought. */
export const GUESTS_MAX = 20
