import type { LecturePage } from '../contract.ts'

/** Where whoever has not got a course gets it, and what leads there says. */
export const wayIn = ({ slug, is_free }: Pick<LecturePage['course'], 'slug' | 'is_free'>) =>
  ({ to: `/${slug}/checkout`, words: is_free ? 'getForFree' : 'buyNow' }) as const
