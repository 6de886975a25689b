import { LeaveGuards } from '#modules/catalog/ui/LeaveGuards.tsx'
import { VariantsEditor } from '#modules/catalog/ui/VariantsEditor.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

export default function CoursePrice() {
  const { product, reload } = useCourseInHand()
  return (
    <LeaveGuards>
      <VariantsEditor product={product} onSaved={reload} />
    </LeaveGuards>
  )
}
