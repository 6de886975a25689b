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
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { Contents } from './Contents.tsx'
import { LessonActions } from './LessonActions.tsx'
import { LessonComponents } from './LessonComponents.tsx'
import { LessonIntro } from './LessonIntro.tsx'
import { LessonVideo, PLAYS } from './LessonVideo.tsx'
import styles from './lesson.module.css'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { useLesson } from './use-lesson.ts'
import { useLearningText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const AfterVideo = onDemand(async () => (await import('./AfterVideo.tsx')).AfterVideo)

const FreeLectureOffer = onDemand(async () => (await import('./FreeLectureOffer.tsx')).FreeLectureOffer)

const Gate = onDemand(async () => (await import('./Gate.tsx')).Gate)

const LessonChapters = onDemand(async () => (await import('./LessonChapters.tsx')).LessonChapters)

const LessonPdf = onDemand(async () => (await import('./LessonPdf.tsx')).LessonPdf)

/** as far as the same keys go inside the player */
const SEEK_SECONDS = 10

interface LessonViewProps {
  loaded: LecturePage
  /** what is the viewer's own in it is still to come */
  isAwaited: boolean
  account: ReactNode
  settings: ReactNode
  comments: ReactNode
  /** shown once the whole course is completed: at its end, and on each other of its lectures */
  finished: { end: ReactNode; before: ReactNode }
  /** by whose passing the lecture is completed, where it has one */
  exam: ReactNode
  /** what the viewer wrote down; it finds the player through `BesideVideo` */
  notes: ReactNode
}

/** A lecture: its film, its words, what comes next, the contents of the course and the comments. */
export function LessonView({ loaded, isAwaited, account, settings, comments, finished, exam, notes }: LessonViewProps) {
  const text = useLearningText()
  const viewer = useViewer()
  const navigate = useNavigate()
  const lesson = useLesson(loaded, isAwaited)
  const player = useRef<PlayerRemote | null>(null)
  const asking = useAsking()
  const [side, setSide] = useState<LessonSide>('contents')
  const [endedId, setEndedId] = useState<string | null>(null)
  const { page } = lesson
  const { course, lecture } = page
  const isOpen = lecture.access === 'open' || lecture.access === 'free'
  const goTo = (id: string | null) => id && void navigate(lecturePath(course.slug, id))
  const goOn = () => page.next_id && void navigate(lecturePath(course.slug, page.next_id), { state: PLAYS })
  const turnPlayer = () => player.current?.toggle()
  const seekBy = (seconds: number) => () => player.current?.seekBy(seconds)
  usePlainKeys({
    KeyK: turnPlayer,
    KeyJ: seekBy(-SEEK_SECONDS),
    KeyL: seekBy(SEEK_SECONDS),
    ArrowLeft: seekBy(-SEEK_SECONDS),
    ArrowRight: seekBy(SEEK_SECONDS),
    KeyM: () => player.current?.toggleSound(),
    KeyF: () => player.current?.toggleFullscreen(),
  })
  useAltKeys({
    KeyK: turnPlayer,
    KeyN: () => goTo(page.next_id),
    KeyP: () => goTo(page.previous_id),
    KeyC: () => isOpen && !lecture.has_exam && void lesson.complete(!lecture.is_completed),
  })
  const onEnded = () => {
    setEndedId(lecture.id)
    if (viewer && !lecture.is_completed && !lecture.has_exam) void lesson.complete(true)
  }
  const showNotes = () => {
    flushSync(() => setSide('notes'))
    showSheet(LESSON_SIDE)
  }
  return (
    <BesideVideo value={{ player, show: showNotes, ...asking }}>
      <LessonLayout
        side={side}
        onSide={setSide}
        notes={notes}
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
            <>
              <LessonVideo
                key={lecture.id}
                page={page}
                isAwaited={isAwaited}
                remote={player}
                onEnded={onEnded}
                onGoesOn={() => setEndedId(null)}
              />
              {endedId === lecture.id && (
                <Suspense>
                  <AfterVideo page={page} onGoOn={goOn} />
                </Suspense>
              )}
            </>
          )
        }
        contents={
          <div className={styles.side}>
            <Contents
              outline={page}
              currentId={lecture.id}
              stills={page.stills}
              hasProgress={viewer !== null && page.has_access}
            />
            <div className={styles.settings}>{settings}</div>
          </div>
        }
      >
        <LessonHead lecture={lecture} />
        {isOpen ? (
          <>
            <LessonMatter lecture={lecture} courseSlug={course.slug} />
            {exam}
            {viewer || !page.price ? (
              <LessonActions lesson={lesson} />
            ) : (
              <Suspense>
                <FreeLectureOffer page={page} price={page.price} />
              </Suspense>
            )}
            {isWhole(page) && (page.next_id === null || !isWhole(loaded) ? finished.end : finished.before)}
            {comments}
          </>
        ) : (
          <Suspense>
            <Gate page={page} />
          </Suspense>
        )}
      </LessonLayout>
    </BesideVideo>
  )
}

const isWhole = ({ progress: { completed, total } }: LecturePage) => total > 0 && completed === total

/** Keeps where a note was asked for until its box is there. */
function useAsking() {
  const askedFrom = useRef<Element | null>(null)
  return {
    askEarly(place: Element | null) {
      askedFrom.current = place
    },
    takeAsked() {
      const place = askedFrom.current
      askedFrom.current = null
      return place
    },
  }
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
const LessonMatter = ({ lecture, courseSlug }: Shown & { courseSlug: string }) => (
  <>
    {lecture.chapters.length > 0 && (
      <Suspense>
        <LessonChapters lecture={lecture} courseSlug={courseSlug} />
      </Suspense>
    )}
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
