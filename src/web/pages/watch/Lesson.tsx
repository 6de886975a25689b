import { Suspense, useMemo } from 'react'
import { redirect } from 'react-router'
import { type Comment, type CommentPage, listComments } from '#modules/comments/contract.ts'
import { CommentSection } from '#modules/comments/ui/CommentSection.tsx'
import { PinnedComposer } from '#modules/comments/ui/PinnedComposer.tsx'
import { withOwn as withOwnComments } from '#modules/comments/ui/with-own.ts'
import { getLecturePage, type LecturePage } from '#modules/learning/contract.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { LessonView } from '#modules/learning/ui/LessonView.tsx'
import { lecturePath, watchLoginPath } from '#modules/courses/paths/vocabulary.ts'
import { useFragment } from '#kit/navigation/use-fragment.ts'
import { useLearningText } from '#modules/learning/ui/use-text.ts'
import { withOwn as withOwnProgress } from '#modules/learning/ui/with-own.ts'
import { getOwnLesson } from '#modules/lessons/contract.ts'
import { AccountMenu } from '#web/shell/AccountMenu.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { loadingFor, sameForItsReaders } from '#web/load.ts'
import { useOwn } from '#web/own-part.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import { statusOf } from '#web/shell/status-of.ts'
import { LectureMissing } from './LectureMissing.tsx'
import { MoreCoursesBelow } from './MoreCoursesBelow.tsx'
import { asTold } from '../site/as-told.ts'
import { pageMeta } from '../site/page-meta.ts'
import { plain } from '#kit/text/plain.ts'
import { type Site, siteOf } from '../site/site-of.ts'
import type { Route } from './+types/Lesson.ts'
import { NotesOnTheWay } from '#modules/notes/ui/NotesOnTheWay.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { NOT_AWAITED, ShownPieces } from '#kit/shown-pieces.ts'
import { whenStirred } from '#kit/when-stirred.ts'

const TurnIntoReview = onDemand(async () => (await import('#modules/reviews/ui/TurnIntoReview.tsx')).TurnIntoReview)

const CourseCertificate = onDemand(
  async () => (await import('#modules/certificates/ui/CourseCertificate.tsx')).CourseCertificate,
)

const FinishCard = onDemand(async () => (await import('./FinishCard.tsx')).FinishCard)

const ExamPart = onDemand(async () => (await import('#modules/exams/ui/ExamPart.tsx')).ExamPart)

/** Behind a tab, and one's own: there by the time somebody has got to it. */
const LectureNotes = whenStirred(async () => (await import('#modules/notes/ui/LectureNotes.tsx')).LectureNotes, {
  isApart: true,
})

export const handle = sameForItsReaders(({ api, params: { lectureId: id = '' } }) => api.call(getOwnLesson, { id }))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = loadingFor(handle, { request, context })
  const { api, role, own } = visit
  const page = await api.call(getLecturePage, { id: params.lectureId })
  if (page.course.slug !== params.slug) throw redirect(lecturePath(page.course.slug, page.lecture.id))
  const mayRead = role !== 'visitor' && isOpen(page)
  const comments = mayRead ? await api.call(listComments, { type: LECTURE_TYPE, id: page.lecture.id }) : undefined
  return { page, comments, own, told: toldOf(page, siteOf(visit)) }
}

const isOpen = ({ lecture: { access } }: LecturePage) => access === 'open' || access === 'free'

/** Search engines are told of what everybody may watch. */
function toldOf({ course, lecture }: LecturePage, site: Site) {
  const title = `${lecture.title} · ${course.title}`
  if (lecture.access !== 'free') return [{ title }, { name: 'robots', content: 'noindex' }]
  return pageMeta({ site, title, description: plain(lecture.intro), path: lecturePath(course.slug, lecture.id) })
}

export const meta: Route.MetaFunction = asTold

export default function Lesson({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer()
  const { page, comments, notes, isAwaited } = useLessonOf(loaderData)
  const isStudent = viewer?.role === 'student'
  const lecture = { id: page.lecture.id, courseSlug: page.course.slug }
  return (
    <LessonView
      loaded={page}
      isAwaited={isAwaited}
      account={<AccountMenu />}
      settings={<PagePreferences />}
      notes={
        viewer && (
          <Suspense key={notes && lecture.id} fallback={<NotesOnTheWay />}>
            {notes ? (
              <ShownPieces value={NOT_AWAITED}>
                <LectureNotes lecture={lecture} initial={notes} />
              </ShownPieces>
            ) : (
              <NotesToCome />
            )}
          </Suspense>
        )
      }
      finished={{
        end: isStudent && (
          <Suspense>
            <FinishCard page={page} />
          </Suspense>
        ),
        before: isStudent && (
          <Suspense>
            <CourseCertificate courseId={page.course.id} />
          </Suspense>
        ),
      }}
      exam={
        page.lecture.has_exam && (
          <Suspense>
            <ExamPart
              key={page.lecture.id}
              lectureId={page.lecture.id}
              loginHref={watchLoginPath(page.course.slug, page.lecture.id)}
            />
          </Suspense>
        )
      }
      comments={
        <>
          <LectureComments page={page} initial={comments} />
          <MoreCoursesBelow courseId={page.course.id} />
        </>
      }
    />
  )
}

/** What is one's own comes by a script; without any there is the page of all notes. */
function NotesToCome() {
  const text = useLearningText()
  return (
    <>
      <Skeleton lines={3} />
      <noscript>
        <a href="/my/notes">{text('allNotes')}</a>
      </noscript>
    </>
  )
}

/** With what is the viewer's own, once that is there. */
function useLessonOf(loaded: Route.ComponentProps['loaderData']) {
  const own = useOwn(loaded.own)
  return useMemo(() => {
    const { page, comments } = loaded
    if (own?.progress.lecture_id !== page.lecture.id)
      return { page, comments, notes: undefined, isAwaited: own === undefined }
    return {
      page: withOwnProgress(page, own.progress),
      comments: comments && withOwnComments(comments, own.comments),
      notes: own.notes,
      isAwaited: false,
    }
  }, [loaded, own])
}

function LectureComments({ page, initial }: { page: LecturePage; initial: CommentPage | undefined }) {
  const { id } = page.lecture
  const isAdmin = useViewer()?.role === 'admin'
  return (
    <CommentSection
      on={{ type: LECTURE_TYPE, id }}
      initial={initial}
      loginHref={watchLoginPath(page.course.slug, id, useFragment())}
      Composer={PinnedComposer}
      {...(isAdmin && { moreActions: reviewFrom })}
    />
  )
}

const reviewFrom = (comment: Comment) =>
  (comment.review || comment.can.review) && (
    <Suspense>
      <TurnIntoReview comment={comment} />
    </Suspense>
  )

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = statusOf(error)
  return status === 404 ? <LectureMissing courseSlug={params.slug} /> : <ErrorPage status={status} />
}
