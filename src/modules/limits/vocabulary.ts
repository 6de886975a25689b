/** What of an installation a school may use so much of. */
export const LIMITED = ['storage', 'film', 'mails'] as const

/** From this share on a school is told. */
export const NEAR = 0.8
export const STORAGE_MAX_GIGABYTES = 100_000
export const FILM_MAX_MINUTES = 10_000_000
export const MAILS_MAX = 100_000_000
