import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import type { Course } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

interface CoursesFieldProps {
  courses: Course[]
  onChange: (courses: Course[]) => void
}

export function CoursesField({ courses, onChange }: CoursesFieldProps) {
  const text = useLeadsText()
  return (
    <ProductsField
      name="course_ids"
      label={text('chooseCourses')}
      placeholder={text('addCourse')}
      kind="course"
      removing={(title) => text('removeCourse', { title })}
      products={courses}
      onChange={onChange}
    />
  )
}
