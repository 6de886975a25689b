import type { GatePrice, Outline } from './contract.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'

interface CourseRow {
  id: string
  slug: string
  title: string
  isFree: boolean
}

export const viewCourse = ({ id, slug, title, isFree }: CourseRow): Outline['course'] => ({
  id,
  slug,
  title,
  is_free: isFree,
})

export const viewGatePrice = ({ amount, standard_amount, reference_amount, currency }: ProductCard): GatePrice => ({
  amount,
  standard_amount,
  reference_amount,
  currency,
})
