import { useOutletContext } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { Section } from '#modules/courses/contract.ts'

export interface CourseInHand {
  product: EditableProduct
  sections: Section[]
  /** reads the course again after a change */
  reload: () => Promise<void>
}

/** The course whose editor this page is a part of. */
export const useCourseInHand = (): CourseInHand => useOutletContext<CourseInHand>()
