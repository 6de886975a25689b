import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { getCurriculum, storeLectures } from '#modules/courses/contract.ts'
import { addingTo } from '#modules/courses/ui/adding-to.ts'
import { OtherEditors } from '#modules/courses/ui/editing/OtherEditors.tsx'
import { useEditing } from '#modules/courses/ui/editing/use-editing.ts'
import { courseKindWords } from '#modules/courses/ui/kind-words.ts'
import { usePublishingText } from '#modules/courses/ui/publishing/use-text.ts'
import { Outline } from '#modules/courses/ui/studio/Outline.tsx'
import { Pane, type PaneName, StudioPanes } from '#modules/courses/ui/studio/StudioPanes.tsx'
import { useOutline } from '#modules/courses/ui/studio/use-outline.ts'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import type { LectureKind } from '#modules/courses/vocabulary.ts'
import { useWhenEnded } from '#modules/media/ui/films/use-when-ended.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useWords } from '#kit/text/text-of.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Studio.ts'
import type { InStudio } from './use-in-studio.ts'

const PublishDialog = onDemand(
  async () => (await import('#modules/courses/ui/publishing/PublishDialog.tsx')).PublishDialog,
)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { courseId, lectureId } = params
  const [{ id, slug, title, status }, { data: sections }] = await Promise.all([
    api.call(getEditableProduct, { productId: courseId }),
    api.call(getCurriculum, { courseId, lecture_id: lectureId }),
  ])
  return { course: { id, slug, title, status }, sections }
}

/** From lecture to lecture the outline stays as it is; it is read again after a change. */
export const shouldRevalidate = ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname || currentParams['courseId'] !== nextParams['courseId']

/** What the lectures of a course are edited in, one beside the outline of all. */
export default function Studio({ loaderData: { course, sections: given }, params }: Route.ComponentProps) {
  const api = useApi()
  const text = useCoursesText()
  const publishing = usePublishingText()
  const may = useMay()
  const viewer = useViewer()
  const kindText = useWords(courseKindWords)
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<PaneName>('matter')
  const [isPublishing, setPublishing] = useState(false)
  const { lectureId = '' } = params as { lectureId?: string }
  const outline = useOutline({ courseId: course.id, lectureId, sections: given, revalidate })
  const title = outline.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId)?.title ?? ''
  const inStudio: InStudio = {
    beginAnother(sectionId) {
      flushSync(() => setShown('outline'))
      document.getElementById(addingTo(sectionId))?.focus()
    },
  }
  useWhenEnded(outline.readAnew)
  const others = useEditing({
    courseId: course.id,
    lectureId,
    onChanged({ savedBy }) {
      if (savedBy !== null && savedBy !== viewer?.name)
        toast.show(text('savedBy', { name: savedBy }), { about: lectureId })
      void outline.readAnew()
    },
  })
  const add = async (sectionId: string, titles: string[], kind: LectureKind) => {
    const { data } = await api.call(storeLectures, { courseId: course.id, sectionId, titles, kind })
    await outline.readAnew()
    return data
  }
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: kindText('all'), to: listPath('course') },
          { label: course.title, to: `/home/courses/${course.id}/edit` },
          { label: title },
        ]}
      />
      <div className={inner.ends}>
        <h1>{title}</h1>
        <div className={common.row}>
          <LinkButton look="quiet" icon={<Eye />} to={lecturePath(course.slug, lectureId)}>
            {text('asStudentsSeeIt')}
          </LinkButton>
          {course.status === 'draft' && may('change-products') && (
            <Button onClick={() => setPublishing(true)}>{publishing('publishCourse')}</Button>
          )}
        </div>
      </div>
      {isPublishing && (
        <Suspense>
          <PublishDialog product={course} onPublished={revalidate} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
      <OtherEditors others={others} lectureId={lectureId} />
      <StudioPanes shown={shown} onShow={setShown}>
        <Pane name="outline">
          <Outline
            key={course.id}
            courseId={course.id}
            sections={outline.sections}
            currentId={lectureId}
            others={others}
            onOpen={() => setShown('matter')}
            onRead={outline.readLectures}
            onAdd={add}
          />
        </Pane>
        <Outlet context={inStudio} />
      </StudioPanes>
    </>
  )
}
