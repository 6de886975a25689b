/** Longer than any film that is taken. */
export const FILM_SECONDS_MAX = 7 * 24 * 3600
