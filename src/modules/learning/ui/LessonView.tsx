import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { Status } from '#web/kit/feedback/Status.tsx'
import { Duration } from '#web/kit/figures/Duration.tsx'
import { LessonLayout } from '#web/kit/layouts/LessonLayout.tsx'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import type { LecturePage } from '../contract.ts'
import { AfterVideo } from './AfterVideo.tsx'
import { Contents } from './Contents.tsx'
import { Gate } from './Gate.tsx'
import { LessonActions } from './LessonActions.tsx'
import { LessonLead } from './LessonLead.tsx'
import { LessonVideo } from './LessonVideo.tsx'
import styles from './lesson.module.css'
import { lecturePath } from './paths.ts'
import { useLesson } from './use-lesson.ts'
import { useLessonKeys } from './use-lesson-keys.ts'
import { useLearningText } from './use-text.ts'
import { onDemand } from '#web/kit/on-demand.ts'

const LessonComponents = onDemand(async () => (await import('./LessonComponents.tsx')).LessonComponents)

interface LessonViewProps {
  loaded: LecturePage
  account: ReactNode
  settings: ReactNode
  comments: ReactNode
}

/** A lecture: its film, its words, what comes next, the contents of the course and the comments. */
export function LessonView({ loaded, account, settings, comments }: LessonViewProps) {
  const text = useLearningText()
  const viewer = useViewer()
  const navigate = useNavigate()
  const lesson = useLesson(loaded)
  const [endedId, setEndedId] = useState<string | null>(null)
  const { page } = lesson
  const { course, lecture } = page
  const isOpen = lecture.access === 'open' || lecture.access === 'free'
  const goTo = (id: string | null) => id && void navigate(lecturePath(course.slug, id))
  useLessonKeys({
    KeyN: () => goTo(page.next_id),
    KeyP: () => goTo(page.previous_id),
    KeyC: () => isOpen && void lesson.complete(!lecture.is_completed),
  })
  const onEnded = () => {
    setEndedId(lecture.id)
    if (viewer && !lecture.is_completed) void lesson.complete(true)
  }
  return (
    <LessonLayout
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
      video={lecture.video?.embed_url && <LessonVideo key={lecture.id} lecture={lecture} onEnded={onEnded} />}
      contents={
        <div className={styles.side}>
          <Contents outline={page} currentId={lecture.id} hasProgress={viewer !== null && page.has_access} />
          <div className={styles.settings}>{settings}</div>
        </div>
      }
    >
      <AfterVideo page={page} hasEnded={endedId === lecture.id} />
      <header className={styles.head}>
        <h1>{lecture.title}</h1>
        <div className={styles.facts}>
          {lecture.run_time_seconds > 0 && <Duration seconds={lecture.run_time_seconds} />}
          {lecture.access === 'free' && <Status tone="accent">{text('freeToWatch')}</Status>}
          {lecture.is_draft && <Status tone="caution">{text('draft')}</Status>}
        </div>
      </header>
      {isOpen ? (
        <>
          <LessonLead lecture={lecture} />
          {lecture.components.length > 0 && (
            <Suspense>
              <LessonComponents key={lecture.id} lectureId={lecture.id} components={lecture.components} />
            </Suspense>
          )}
          <LessonActions lesson={lesson} />
          {comments}
        </>
      ) : (
        <Gate page={page} />
      )}
    </LessonLayout>
  )
}
