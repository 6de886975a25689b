import { ArrowRight, Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import type { LecturePage } from '../contract.ts'
import styles from './after-video.module.css'
import { useCountdown } from './use-countdown.ts'
import { useAfterVideoText } from './use-after-video-text.ts'
import { useLearningText } from './use-text.ts'
import { wayIn } from './way-in.ts'

const SECONDS = 8

interface AfterVideoProps {
  page: LecturePage
  /** to the next lecture, which then plays */
  onGoOn: () => void
}

/** Over the film once it has ended: the next still and the way on, or that it was the last (screens §3, §4). */
export function AfterVideo({ page, onGoOn }: AfterVideoProps) {
  const { next_id: nextId, stills, price } = page
  const next = page.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === nextId)
  const still = next && stills[next.id]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What has the focus is under this now: the keys go to what is in sight.
    if (document.activeElement instanceof HTMLIFrameElement)
      place.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [])
  const isOpen = next?.access === 'open' || next?.access === 'free'
  return (
    <div ref={place} className={styles.after}>
      {still && <img src={still} alt="" className={styles.still} />}
      <div className={styles.words}>
        {next && isOpen && <UpNext title={next.title} onGoOn={onGoOn} />}
        {next && !isOpen && <NextClosed page={page} title={next.title} price={price} />}
        {!next && <WasLast page={page} />}
      </div>
    </div>
  )
}

function UpNext({ title, onGoOn }: { title: string; onGoOn: () => void }) {
  const text = useAfterVideoText()
  const place = useRef<HTMLDivElement>(null)
  const { left, stop } = useCountdown({ seconds: SECONDS, place, onEnd: onGoOn })
  return (
    <div ref={place} className={common.stack}>
      <output className={styles.next}>
        <span>{text('upNext')}</span>
        <strong>{title}</strong>
      </output>
      <div className={common.row}>
        <Button look="primary" onClick={onGoOn}>
          <span>{text('playNext')}</span>
          {left !== null && <span aria-hidden="true">{` · ${left}`}</span>}
          <ArrowRight aria-hidden="true" />
        </Button>
        {left !== null && <Button onClick={stop}>{text('stayHere')}</Button>}
      </div>
    </div>
  )
}

interface NextClosedProps extends Pick<LecturePage, 'price'> {
  page: LecturePage
  title: string
}

function NextClosed({ page: { course }, title, price }: NextClosedProps) {
  const text = useAfterVideoText()
  const lessonText = useLearningText()
  const way = wayIn(course)
  return (
    <div className={common.stack}>
      <output className={styles.next}>
        <span>{text('upNext')}</span>
        <strong>{title}</strong>
        {price && !course.is_free && <CardPrice productId={course.id} price={price} />}
      </output>
      <div className={common.row}>
        {price && (
          <LinkButton look="primary" to={way.to}>
            {lessonText(way.words)}
          </LinkButton>
        )}
        <LinkButton to={`/${course.slug}`}>{lessonText('aboutCourse')}</LinkButton>
      </div>
    </div>
  )
}

function WasLast({ page: { lecture, progress } }: { page: LecturePage }) {
  const text = useAfterVideoText()
  const isWhole = lecture.is_completed && progress.completed === progress.total
  return (
    <div className={common.stack}>
      <output className={styles.next}>
        {lecture.is_completed && (
          <span className={styles.done}>
            <Check aria-hidden="true" /> {text('lectureDone')}
          </span>
        )}
        <strong>{text(isWhole ? 'courseDone' : 'lastLecture')}</strong>
      </output>
      <div className={common.row}>
        <LinkButton look="primary" to="/my">
          {text('toMyCourses')}
        </LinkButton>
      </div>
    </div>
  )
}
