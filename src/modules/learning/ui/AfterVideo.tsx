import { ArrowRight } from 'lucide-react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import inner from '#kit/inner.module.css'
import type { LecturePage } from '../contract.ts'
import styles from './lesson.module.css'
import { lecturePath } from './paths.ts'
import { useLearningText } from './use-text.ts'
import { wayIn } from './way-in.ts'

/** What is said once the film has ended: the way on. It never goes on by itself. */
export function AfterVideo({ page, hasEnded }: { page: LecturePage; hasEnded: boolean }) {
  return <output className={`${inner.ends} ${styles.after}`}>{hasEnded && <WayOn page={page} />}</output>
}

function WayOn({ page }: { page: LecturePage }) {
  const text = useLearningText()
  const { course, lecture, next_id: nextId, price, progress } = page
  const next = page.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === nextId)
  const isWhole = lecture.is_completed && progress.completed === progress.total
  const isNextClosed = price !== null && next?.access !== 'free'
  const way =
    next && (isNextClosed ? wayIn(course) : ({ to: lecturePath(course.slug, next.id), words: 'goOn' } as const))
  return (
    <>
      <span className={styles.afterWords}>
        {lecture.is_completed && <strong>{text('lectureDone')}</strong>}
        {isWhole && <span>{text('courseDone')}</span>}
        {!isWhole && next && <span>{`${text('upNext')}: ${next.title}`}</span>}
      </span>
      {isWhole && <LinkButton to="/my">{text('toMyCourses')}</LinkButton>}
      {!isWhole && way && (
        <LinkButton look="primary" to={way.to}>
          {text(way.words)}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      )}
    </>
  )
}
