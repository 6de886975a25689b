import { Outlet } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { lectureEditorPath } from '#modules/courses/editor/vocabulary.ts'
import { courseKindWords } from '#modules/courses/ui/kind-words.ts'
import { getExam } from '#modules/exams/contract.ts'
import { ExamTabs } from '#modules/exams/ui/ExamTabs.tsx'
import { useExamPanelText } from '#modules/exams/ui/panel-text.ts'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Exam.ts'

export async function loader({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [{ title: courseTitle }, { lecture_title: title }] = await Promise.all([
    api.call(getEditableProduct, { productId: courseId }),
    api.call(getExam, { courseId, lectureId }),
  ])
  return { courseTitle, title }
}

/** What the parts of an exam have in common. */
export default function Exam({ loaderData: { courseTitle, title }, params }: Route.ComponentProps) {
  const text = useExamPanelText()
  const kindText = useWords(courseKindWords)
  const { courseId, lectureId } = params
  const heading = text('examOf', { title })
  return (
    <>
      <title>{heading}</title>
      <Breadcrumbs
        crumbs={[
          { label: kindText('all'), to: listPath('course') },
          { label: courseTitle, to: `/home/courses/${courseId}/edit` },
          { label: title, to: lectureEditorPath(courseId, lectureId) },
          { label: text('exam') },
        ]}
      />
      <PageHeading title={heading} />
      <ExamTabs courseId={courseId} lectureId={lectureId} />
      <Outlet />
    </>
  )
}
