import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import type { Option } from '#kit/fields/Select.tsx'
import type { EditedBlock } from '#modules/content/ui/editing/block-set.ts'
import { useBlockName } from '#modules/content/ui/editing/use-block-name.ts'
import type { EditedBlocks } from '#modules/content/ui/editing/use-blocks.ts'
import { moveComponent } from '../../components/contract.ts'
import { findLecture } from '../../contract.ts'
import { useCoursesText } from '../use-text.ts'
import { COMPONENT_SET } from './component-set.ts'

export interface LecturePlace {
  courseId: string
  sectionId: string
  lectureId: string
}

/** Moves a component to another lecture, with the way back in what tells of it; refused as the call is. */
export function useMoving(place: LecturePlace, { blocks, forget, order, undoing }: EditedBlocks) {
  const api = useApi()
  const text = useCoursesText()
  const nameOf = useBlockName(COMPONENT_SET)
  return async (component: EditedBlock, target: Option) => {
    const ids = blocks.map(({ id }) => id)
    const key = { courseId: place.courseId, componentId: component.id }
    await api.call(moveComponent, { ...place, ...key, lecture_id: target.value })
    forget(component.id)
    const bringBack = async () => {
      const { section_id: sectionId } = await api.call(findLecture, {
        courseId: place.courseId,
        lectureId: target.value,
      })
      await api.call(moveComponent, { ...key, sectionId, lectureId: target.value, lecture_id: place.lectureId })
      await order(ids)
    }
    toast.show(text('componentMoved', { name: nameOf(component), lecture: target.label }), undoing(bringBack))
  }
}
