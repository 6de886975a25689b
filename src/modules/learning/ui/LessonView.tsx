import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { LESSON_SIDE, LessonLayout, type LessonSide } from './LessonLayout.tsx'
import { showSheet } from '#kit/layouts/show-sheet.ts'
import { useAltKeys, usePlainKeys } from '#kit/keys/use-alt-keys.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { LecturePage } from '../contract.ts'
import { AfterVideo } from './AfterVideo.tsx'
import { BesideVideo } from './beside-video.ts'
import { Contents } from './Contents.tsx'
import { FreeLectureOffer } from './FreeLectureOffer.tsx'
import { Gate } from './Gate.tsx'
import { LessonActions } from './LessonActions.tsx'
import { LessonIntro } from './LessonIntro.tsx'
import { LessonVideo } from './LessonVideo.tsx'
import styles from './lesson.module.css'
import { lecturePath } from './paths.ts'
import { useLesson } from './use-lesson.ts'
import { useLearningText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const LessonComponents = onDemand(async () => (await import('./LessonComponents.tsx')).LessonComponents)

const LessonPdf = onDemand(async () => (await import('./LessonPdf.tsx')).LessonPdf)

interface LessonViewProps {
  loaded: LecturePage
  /** what is the viewer's own in it is still to come */
  isAwaited: boolean
  account: ReactNode
  settings: ReactNode
  comments: ReactNode
  /** what the viewer wrote down; it finds the player through `BesideVideo` */
  notes: ReactNode
}

/** A lecture: its film, its words, what comes next, the contents of the course and the comments. */
export function LessonView({ loaded, isAwaited, account, settings, comments, notes }: LessonViewProps) {
  const text = useLearningText()
  const viewer = useViewer()
  const navigate = useNavigate()
  const lesson = useLesson(loaded, isAwaited)
  const player = useRef<PlayerRemote | null>(null)
  const [side, setSide] = useState<LessonSide>('contents')
  const [endedId, setEndedId] = useState<string | null>(null)
  const { page } = lesson
  const { course, lecture } = page
  const isOpen = lecture.access === 'open' || lecture.access === 'free'
  const goTo = (id: string | null) => id && void navigate(lecturePath(course.slug, id))
  const turnPlayer = () => player.current?.toggle()
  usePlainKeys({ KeyK: turnPlayer })
  useAltKeys({
    KeyK: turnPlayer,
    KeyN: () => goTo(page.next_id),
    KeyP: () => goTo(page.previous_id),
    KeyC: () => isOpen && void lesson.complete(!lecture.is_completed),
  })
  const onEnded = () => {
    setEndedId(lecture.id)
    if (viewer && !lecture.is_completed) void lesson.complete(true)
  }
  const showNotes = () => {
    flushSync(() => setSide('notes'))
    showSheet(LESSON_SIDE)
  }
  return (
    <LessonLayout
      side={side}
      onSide={setSide}
      notes={notes && <BesideVideo value={{ player, show: showNotes }}>{notes}</BesideVideo>}
      trail={
        <Link to={`/${course.slug}`} className={styles.trail}>
          <ArrowLeft aria-hidden="true" />
          <VisuallyHidden>{text('backToCourse', { course: course.title })}</VisuallyHidden>
          <span aria-hidden="true" className={styles.course}>
            {course.title}
          </span>
        </Link>
      }
      account={account}
      video={
        lecture.video?.embed_url && (
          <LessonVideo key={lecture.id} lecture={lecture} isAwaited={isAwaited} remote={player} onEnded={onEnded} />
        )
      }
      contents={
        <div className={styles.side}>
          <Contents outline={page} currentId={lecture.id} hasProgress={viewer !== null && page.has_access} />
          <div className={styles.settings}>{settings}</div>
        </div>
      }
    >
      <AfterVideo page={page} hasEnded={endedId === lecture.id} />
      <LessonHead lecture={lecture} />
      {isOpen ? (
        <>
          <LessonMatter lecture={lecture} />
          {viewer || !page.price ? (
            <LessonActions lesson={lesson} />
          ) : (
            <FreeLectureOffer page={page} price={page.price} />
          )}
          {comments}
        </>
      ) : (
        <Gate page={page} />
      )}
    </LessonLayout>
  )
}

type Shown = Pick<LecturePage, 'lecture'>

function LessonHead({ lecture }: Shown) {
  const text = useLearningText()
  return (
    <header className={styles.head}>
      <h1>{lecture.title}</h1>
      <div className={styles.facts}>
        {lecture.run_time_seconds > 0 && <Duration seconds={lecture.run_time_seconds} />}
        {lecture.access === 'free' && <Status>{text('freeToWatch')}</Status>}
        {lecture.is_draft && <Status tone="caution">{text('draft')}</Status>}
      </div>
    </header>
  )
}

/** What an open lecture has besides its film. */
const LessonMatter = ({ lecture }: Shown) => (
  <>
    <LessonIntro lecture={lecture} />
    {lecture.pdf && (
      <Suspense>
        <LessonPdf key={lecture.id} pdf={lecture.pdf} />
      </Suspense>
    )}
    {lecture.components.length > 0 && (
      <Suspense>
        <LessonComponents key={lecture.id} lectureId={lecture.id} components={lecture.components} />
      </Suspense>
    )}
  </>
)
