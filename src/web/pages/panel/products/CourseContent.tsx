import { ContentEditor } from '#modules/courses/ui/ContentEditor.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

export default function CourseContent() {
  const { product, sections } = useCourseInHand()
  return <ContentEditor key={product.id} courseId={product.id} sections={sections} />
}
