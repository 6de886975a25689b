import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createCourse } from '../contract.ts'
import { NewProductForm } from './NewProductForm.tsx'
import { useCoursesText } from './use-text.ts'

export function NewCourseForm(props: { categories: Category[]; currency: string }) {
  const text = useCoursesText()
  const api = useApi()
  return (
    <NewProductForm
      kind="course"
      {...props}
      draft="new-course"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { course } = await api.call(createCourse, made)
        return editorPath({ kind: 'course', id: course.id })
      }}
    />
  )
}
