import { use } from 'react'
import { Link } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { LecturePage } from '../contract.ts'
import styles from './chapters.module.css'
import { useLearningText } from './use-text.ts'

interface LessonChaptersProps {
  lecture: Pick<LecturePage['lecture'], 'id' | 'chapters'>
  courseSlug: string
}

/** The chapters of the film: each plays it from where it begins. */
export function LessonChapters({ lecture: { id, chapters }, courseSlug }: LessonChaptersProps) {
  const text = useLearningText()
  const { player } = use(BesideVideo)
  return (
    <nav aria-label={text('chapters')}>
      <ol className={styles.chapters}>
        {chapters.map(({ at_seconds: at, title }) => (
          <li key={at}>
            <Link
              to={`${lecturePath(courseSlug, id)}?t=${at}`}
              className={styles.chapter}
              onClick={(event) => {
                if (!player.current) return
                event.preventDefault()
                player.current.goTo(at)
              }}
            >
              <time dateTime={`PT${at}S`} className={styles.moment}>
                {formatMoment(at)}
              </time>{' '}
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
