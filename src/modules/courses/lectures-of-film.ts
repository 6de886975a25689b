import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { lectureComponents, lectures } from './tables.ts'

/** SQL: the lectures that show a video: as their film, as such another one, or in a component. */
export const lecturesOfFilm = (video: SQLWrapper, other: 'nextVideoId' | 'pastVideoId'): SQL => sql`
  select ${lectures.id} from ${lectures} where ${lectures.videoId} = ${video}
  union all select ${lectures.id} from ${lectures} where ${lectures[other]} = ${video}
  union all select ${lectureComponents.ownerId} from ${lectureComponents}
    where ${lectureComponents.videoId} = ${video} and ${lectureComponents.removedAt} is null`
