import { z } from 'zod'
import { OwnedProduct } from '#modules/catalog/kinds/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { Progress } from '../contract.ts'

export const MyCourse = OwnedProduct.extend({
  category: z.string().nullable(),
  progress: Progress,
  /** the lecture they watched last */
  last_lecture: z.object({ id: Id, title: z.string() }).nullable(),
  access_until: Time.nullable(),
})
export type MyCourse = z.output<typeof MyCourse>

export const FavouriteLecture = z.object({
  id: Id,
  title: z.string(),
  run_time_seconds: z.int(),
  course: z.object({ slug: z.string(), title: z.string() }),
})
export type FavouriteLecture = z.output<typeof FavouriteLecture>

export const MyCoursePage = pageOf(MyCourse)
export type MyCoursePage = z.output<typeof MyCoursePage>
export const FavouritePage = pageOf(FavouriteLecture)
export type FavouritePage = z.output<typeof FavouritePage>

export const listMyCourses = endpoint('GET /json/my/courses', {
  summary: 'The courses open to the viewer, the newest first',
  access: 'signed-in',
  ...inPages(MyCoursePage),
})

export const listStudentCourses = endpoint('GET /json/home/students/:id/courses', {
  summary: 'The courses open to a student with how far they are, the newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(MyCoursePage),
})

export const listFavourites = endpoint('GET /json/my/favourites', {
  summary: 'The viewer’s favourite lectures, the last watched first',
  access: 'signed-in',
  ...inPages(FavouritePage),
})
