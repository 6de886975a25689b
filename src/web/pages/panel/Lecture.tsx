import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { listComponents } from '#modules/courses/components/contract.ts'
import { isAsking } from '#modules/content/vocabulary.ts'
import { findLecture } from '#modules/courses/contract.ts'
import { getPdf } from '#modules/courses/pdf/contract.ts'
import { getExam } from '#modules/exams/contract.ts'
import { LectureEditor } from '#modules/courses/ui/studio/LectureEditor.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Lecture.ts'
import { useInStudio } from './use-in-studio.ts'

const EntriesLink = onDemand(async () => (await import('#modules/entries/ui/EntriesLink.tsx')).EntriesLink)

const ExamSection = onDemand(async () => (await import('#modules/exams/ui/ExamSection.tsx')).ExamSection)

export async function loader({ request, context, params: { courseId, lectureId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const lecture = await api.call(findLecture, { courseId, lectureId })
  const place = { courseId, sectionId: lecture.section_id, lectureId }
  const [{ data: components }, { pdf }, exam] = await Promise.all([
    api.call(listComponents, place),
    api.call(getPdf, place),
    api.call(getExam, place),
  ])
  return { lecture, components, pdf, exam }
}

export default function Lecture({ loaderData: { lecture, exam, ...parts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { beginAnother } = useInStudio()
  return (
    <>
      <title>{lecture.title}</title>
      <LectureEditor
        key={lecture.id}
        {...parts}
        lecture={lecture}
        more={
          <Suspense>
            <ExamSection courseId={lecture.course_id} lectureId={lecture.id} exam={exam} />
            {parts.components.some(({ type }) => isAsking(type)) && (
              <p className={common.row}>
                <EntriesLink of={{ course_id: lecture.course_id, lecture_id: lecture.id }} />
              </p>
            )}
          </Suspense>
        }
        onChanged={revalidate}
        onAnother={beginAnother}
      />
    </>
  )
}
