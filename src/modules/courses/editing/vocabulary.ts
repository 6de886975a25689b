/** How often an open editor says in milliseconds that it is open. */
export const SAID_EVERY = 20_000
/** So long after it was last said it counts as closed. */
export const COUNTS_FOR = 50_000
/** As many others as are named. */
export const OTHERS_MAX = 10
