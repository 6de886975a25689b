import { Cover } from '#kit/identity/Cover.tsx'
import type { FindOption } from '#kit/overlays/FindDialog.tsx'
import { FindOptionLink } from '#kit/overlays/FindOptionLink.tsx'
import type { FoundCourse } from '../contract.ts'
import styles from './search.module.css'

/** A course by its picture and title. */
export const SearchResult = ({ course, ...option }: FindOption & { course: FoundCourse }) => (
  <FindOptionLink {...option} to={`/${course.slug}`} className={styles.result}>
    <span className={styles.cover}>
      <Cover title={course.title} image={course.cover_photo ? { src: course.cover_photo } : null} />
    </span>
    {course.title}
  </FindOptionLink>
)
