import { useRevalidator } from 'react-router'
import { getCertificateTemplate } from '#modules/certificates/template/contract.ts'
import { TemplateForm } from '#modules/certificates/ui/TemplateForm.tsx'
import { useTemplateText } from '#modules/certificates/ui/template-text.ts'
import { getSchool } from '#modules/schools/contract.ts'
import common from '#kit/common.module.css'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CertificateTemplatePage.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const courseId = new URL(request.url).searchParams.get('course_id')
  const [shown, school] = await Promise.all([
    api.call(getCertificateTemplate, courseId ? { course_id: courseId } : {}),
    api.call(getSchool, {}),
  ])
  return { shown, color: school.overlay_color }
}

export default function CertificateTemplatePage({ loaderData: { shown, color } }: Route.ComponentProps) {
  const text = useTemplateText()
  const { revalidate } = useRevalidator()
  const { course, is_own: isOwn } = shown
  const title = course ? text('ofCourse', { course: course.title }) : text('heading')
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs
        crumbs={[
          course
            ? { label: course.title, to: `/home/courses/${course.id}/edit/certificate` }
            : { label: text('certificates'), to: '/home/certificates' },
          { label: text('heading') },
        ]}
      />
      <PageHeading title={title} />
      {course ? (
        !isOwn && <p className={common.note}>{text('asSchool')}</p>
      ) : (
        <p className={common.note}>{text('ofAll')}</p>
      )}
      <TemplateForm key={`${course?.id} ${isOwn}`} shown={shown} schoolColor={color} onSaved={revalidate} />
    </>
  )
}
