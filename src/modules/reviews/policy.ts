import type { GrantSource } from '#modules/access/vocabulary.ts'
import type { Rating, SCORES } from './vocabulary.ts'

/** The score of a comment is kept as a rating: 1 becomes 0 (engagement §3). */
export const ratingOf = (score: (typeof SCORES)[number]): Rating => (score === 1 ? 0 : score)

/** Who paid, themselves, for the course or for what it came with. */
export const BOUGHT: readonly GrantSource[] = ['purchase', 'membership', 'bundle']

/** Only the first name is shown in public. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
