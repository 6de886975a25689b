import type { CourseContent } from '../content.ts'

type Described = Pick<CourseContent, 'title' | 'category' | 'difficulty' | 'description'> &
  Partial<Pick<CourseContent, 'accessLength'>> & { amount: number }

/** A product as its author first describes it: a draft without a cover, to be had for ever unless it says otherwise. */
export const draftOf = ({ title, category, difficulty, description, amount, accessLength = 'forever' }: Described) => ({
  title,
  category,
  difficulty,
  description_html: description,
  cover_id: null,
  amount,
  access_length: accessLength,
  access_days: 0,
  access_until: null,
})
