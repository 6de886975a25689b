import { sql } from 'drizzle-orm'
import { isBelowPlace, listingMine, ownedList, type OwnedRow, owner } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type FavouriteLecture, listFavourites as endpoint } from './mine/contract.ts'
import { lectureProgress } from './tables.ts'

const PAGE = 20

type Row = OwnedRow & FavouriteLecture

/** By when they were last watched. Drafts are left out, for what was taken back cannot be watched. */
export const ownedFavourites = ownedList<Row, typeof endpoint>(endpoint, {
  length: PAGE,
  rows: sql`
    select ${lectures.id}, ${lectureProgress.watchedAt} as created_at, ${lectures.title}, ${lectures.runTimeSeconds},
      json_build_object('slug', ${products.slug}, 'title', ${products.title}) as course
    from ${lectureProgress}
    join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId} join ${products} on ${products.id} = ${lectures.courseId}
    where ${lectureProgress.personId} = ${owner} and ${lectureProgress.isFavourite} and ${lectures.status} = 'published'
      and ${isBelowPlace(lectureProgress.watchedAt, lectureProgress.lectureId)}`,
  view: ({ id, title, run_time_seconds, course }) => ({ id, title, run_time_seconds, course }),
})

export const listFavourites = listingMine(ownedFavourites)
