import { Suspense } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'
import { type Comment, type CommentPage, listComments } from '#modules/comments/contract.ts'
import { CommentSection } from '#modules/comments/ui/CommentSection.tsx'
import { getLecturePage, type LecturePage } from '#modules/learning/contract.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { LessonView } from '#modules/learning/ui/LessonView.tsx'
import { lecturePath, watchLoginPath } from '#modules/learning/ui/paths.ts'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { loading } from '#web/load.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { FocusFooter } from '#web/shell/FocusFooter.tsx'
import { LectureMissing } from './LectureMissing.tsx'
import type { Route } from './+types/Lesson.ts'
import { onDemand } from '#web/kit/on-demand.ts'

const TurnIntoReview = onDemand(async () => (await import('#modules/reviews/ui/TurnIntoReview.tsx')).TurnIntoReview)

const MoreCoursesBelow = onDemand(async () => (await import('./MoreCoursesBelow.tsx')).MoreCoursesBelow)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, viewer } = loading({ request, context })
  const page = await api.call(getLecturePage, { id: params.lectureId })
  if (page.course.slug !== params.slug) throw redirect(lecturePath(page.course.slug, page.lecture.id))
  const mayRead = viewer !== null && isOpen(page)
  const comments = mayRead ? await api.call(listComments, { type: LECTURE_TYPE, id: page.lecture.id }) : undefined
  return { page, comments }
}

const isOpen = ({ lecture: { access } }: LecturePage) => access === 'open' || access === 'free'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.page.lecture.access === 'free' ? [] : [{ name: 'robots', content: 'noindex' }]

export default function Lesson({ loaderData: { page, comments } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${page.lecture.title} · ${page.course.title}`}</title>
      <LessonView
        loaded={page}
        account={<AccountMenu />}
        settings={<FocusFooter />}
        comments={
          <>
            <LectureComments page={page} initial={comments} />
            <Suspense>
              <MoreCoursesBelow courseId={page.course.id} />
            </Suspense>
          </>
        }
      />
    </>
  )
}

function LectureComments({ page, initial }: { page: LecturePage; initial: CommentPage | undefined }) {
  const { id } = page.lecture
  const isAdmin = useViewer()?.role === 'admin'
  return (
    <CommentSection
      on={{ type: LECTURE_TYPE, id }}
      initial={initial}
      loginHref={watchLoginPath(page.course.slug, id)}
      {...(isAdmin && { moreActions: reviewFrom })}
    />
  )
}

/** Students' words only: an admin's are no review. */
const reviewFrom = ({ id, by_admin, ownable }: Comment) =>
  !by_admin &&
  ownable.type === 'App\\Student' && (
    <Suspense>
      <TurnIntoReview commentId={id} />
    </Suspense>
  )

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
  const isMissing = error.status === 404 && error.data?.code === 'learning.lecture-not-found'
  if (!isMissing) return <ErrorPage status={error.status} />
  return <LectureMissing message={error.data.message} courseSlug={params.slug} />
}
