import { ArrowLeft, ArrowRight, Check, Star } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import styles from './lesson.module.css'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import type { Lesson } from './use-lesson.ts'
import { useLearningText } from './use-text.ts'

/** Done, back, on, and the star. */
export function LessonActions({ lesson: { page, complete, completeAndGoOn, isGoingOn, star } }: { lesson: Lesson }) {
  const text = useLearningText()
  const { course, lecture, next_id: nextId, previous_id: previousId } = page
  const { is_completed: isCompleted, is_favourite: isFavourite } = lecture
  return (
    <div className={styles.actions}>
      {lecture.has_exam ? (
        isCompleted && <Status tone="good">{text('completed')}</Status>
      ) : isCompleted && !isGoingOn ? (
        <Button
          icon={<Check />}
          aria-pressed
          onClick={() => void complete(false)}
          title={text('takeBack')}
          aria-keyshortcuts="Alt+C"
        >
          {text('completed')}
        </Button>
      ) : (
        <Button
          look="primary"
          icon={<Check />}
          busy={isGoingOn}
          onClick={() => void (nextId ? completeAndGoOn() : complete(true))}
          aria-keyshortcuts="Alt+C"
        >
          {text(nextId ? 'completeAndGoOn' : 'complete')}
        </Button>
      )}
      {previousId && (
        <LinkButton
          look="quiet"
          to={lecturePath(course.slug, previousId)}
          aria-label={text('previousLecture')}
          aria-keyshortcuts="Alt+P"
          icon={<ArrowLeft />}
        />
      )}
      {nextId && (
        <LinkButton
          look={isCompleted || lecture.has_exam ? 'primary' : 'secondary'}
          to={lecturePath(course.slug, nextId)}
          aria-keyshortcuts="Alt+N"
          className={styles.next}
        >
          {text('nextLecture')}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      )}
      <span className={styles.lesser}>
        <IconButton
          label={text(isFavourite ? 'removeFavourite' : 'addFavourite')}
          icon={<Star fill={isFavourite ? 'currentColor' : 'none'} />}
          aria-pressed={isFavourite}
          className={styles.star}
          onClick={() => void star(!isFavourite)}
        />
      </span>
    </div>
  )
}
