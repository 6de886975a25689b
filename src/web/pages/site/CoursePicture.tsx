import { Link } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

/** A course's cover; where something of it is free for everyone to watch, the way to that. */
export function CoursePicture({ course: { product, sections } }: { course: CoursePage }) {
  const text = useSiteText()
  const cover = <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 30rem')} isFirst />
  const free = sections.flatMap(({ lectures }) => lectures).find((each) => each.is_free_to_watch && !each.needs_login)
  if (!free) return cover
  return (
    <Link
      to={lecturePath(product.slug, free.id)}
      aria-label={`${text('watchFree')}: ${free.title}`}
      className={styles.play}
    >
      {cover}
    </Link>
  )
}
