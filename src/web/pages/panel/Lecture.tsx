import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { courseKindWords } from '#modules/courses/ui/kind-words.ts'
import { useWords } from '#kit/text/text-of.ts'
import { data, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listComponents } from '#modules/courses/components/contract.ts'
import { findLecture, listSections } from '#modules/courses/contract.ts'
import { ComponentsEditor } from '#modules/courses/ui/components/ComponentsEditor.tsx'
import { getPdf } from '#modules/courses/pdf/contract.ts'
import { LectureEditor } from '#modules/courses/ui/LectureEditor.tsx'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Lecture.ts'

/** One route for a new lecture (`?section=`) and one there is, so that an upload goes on when the lecture is made. */
export async function loader({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, lecture] = await Promise.all([
    api.call(getEditableProduct, { productId: courseId }),
    lectureId ? api.call(findLecture, { courseId, lectureId }) : null,
  ])
  const course = { id: product.id, title: product.title }
  if (lecture) {
    const place = { courseId, sectionId: lecture.section_id, lectureId: lecture.id }
    const [{ data: components }, { pdf }] = await Promise.all([
      api.call(listComponents, place),
      api.call(getPdf, place),
    ])
    return { course, lecture, sectionId: lecture.section_id, components, pdf }
  }
  const sectionId = new URL(request.url).searchParams.get('section')
  const { data: sections } = await api.call(listSections, { courseId })
  const section = sections.find(({ id }) => id === sectionId)
  if (!section) throw data(null, { status: 404 })
  return { course, lecture: null, sectionId: section.id, components: [], pdf: null }
}

export default function Lecture({ loaderData: { course, lecture, sectionId, components, pdf } }: Route.ComponentProps) {
  const text = useCoursesText()
  const kindText = useWords(courseKindWords)
  const { revalidate } = useRevalidator()
  const title = lecture?.title ?? text('newLecture')
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs
        crumbs={[
          { label: kindText('all'), to: listPath('course') },
          { label: course.title, to: `/home/courses/${course.id}/edit` },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <LectureEditor courseId={course.id} sectionId={sectionId} lecture={lecture} pdf={pdf} onSaved={revalidate} />
      {lecture && (
        <ComponentsEditor
          key={lecture.id}
          place={{ courseId: course.id, sectionId, lectureId: lecture.id }}
          components={components}
        />
      )}
    </>
  )
}
