import type { EditableProduct } from '../contract.ts'
import type { DIFFICULTIES } from '../editor/vocabulary.ts'

/** What the details form holds while it is typed. */
export interface Details {
  title: string
  category: string
  difficulty: (typeof DIFFICULTIES)[number]
  description_html: string
}

export const NO_DETAILS: Details = { title: '', category: '', difficulty: 'beginner', description_html: '' }

export const detailsOf = ({ title, category, difficulty, description_html }: EditableProduct): Details => ({
  title,
  category: category ?? '',
  difficulty,
  description_html,
})

/** The name what is typed is kept under until it is saved. */
export const detailsDraft = (productId: string): string => `product-details:${productId}`
