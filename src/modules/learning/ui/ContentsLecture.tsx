import { CalendarClock, CircleCheck, Lock, Play } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '#platform/i18n/format.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { OutlineLecture } from '../contract.ts'
import styles from './contents.module.css'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { useLearningText } from './use-text.ts'

interface ContentsLectureProps {
  lecture: OutlineLecture
  courseSlug: string
  still: string | undefined
  isCurrent: boolean
  linkProps: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
}

const ICONS = {
  open: Play,
  free: Play,
  needs_login: Lock,
  needs_purchase: Lock,
  not_in_variant: Lock,
  not_yet: CalendarClock,
}

export function ContentsLecture({ lecture, courseSlug, still, isCurrent, linkProps }: ContentsLectureProps) {
  const text = useLearningText()
  const { language, timeZone } = useLocale()
  const { id, title, access, opens_at: opensAt, run_time_seconds: seconds, is_completed: isCompleted } = lecture
  const Icon = isCompleted ? CircleCheck : ICONS[access]
  const isClosed = access === 'needs_login' || access === 'needs_purchase'
  return (
    <li>
      <Link
        {...linkProps}
        to={lecturePath(courseSlug, id)}
        aria-current={isCurrent ? 'page' : undefined}
        data-state={isCompleted ? 'completed' : access}
        className={styles.lecture}
      >
        <span className={styles.bead}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>
            {seconds > 0 && <Duration seconds={seconds} />}
            {isCompleted && <VisuallyHidden>{text('completed')}</VisuallyHidden>}
            {isClosed && <VisuallyHidden>{text('closed')}</VisuallyHidden>}
            {access === 'not_in_variant' && <span>{text('notInVariant')}</span>}
            {access === 'free' && <span>{text('freeToWatch')}</span>}
            {opensAt && <span>{text('opensOn', { date: formatDate(opensAt, language, timeZone) })}</span>}
            {lecture.is_draft && <Status>{text('draft')}</Status>}
          </span>
        </span>
        {still && <img src={still} alt="" width="80" height="45" loading="lazy" className={styles.still} />}
      </Link>
    </li>
  )
}
