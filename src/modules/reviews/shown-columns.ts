import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { reviews } from './tables.ts'

/** What lists of reviews read, of reviews joined with their students and courses. */
export const shownColumns = {
  id: reviews.id,
  rating: reviews.rating,
  title: reviews.title,
  review: reviews.review,
  status: reviews.status,
  hasBought: reviews.hasBought,
  createdAt: reviews.createdAt,
  student: { id: people.id, name: people.name },
  course: { slug: products.slug, title: products.title },
}
