import type { Sale } from './plan-sales.ts'
import type { WrittenCourse } from './write-course.ts'
import type { WrittenStudent } from './write-people.ts'

export interface Buyer extends WrittenStudent {
  at: Date
}

/** From the first to the last. */
export const buyersOf = (course: WrittenCourse, sales: Sale[]): Buyer[] =>
  sales.filter((sale) => sale.course === course).map(({ student, at }) => ({ ...student, at }))
