import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { Option } from '#kit/fields/Select.tsx'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import {
  type Component,
  type ComponentContent,
  type EditedComponent,
  listComponents,
  deleteComponent,
  duplicateComponent,
  moveComponent,
  orderComponents,
  restoreComponent,
  storeComponent,
  updateComponent,
} from '../../components/contract.ts'
import { findLecture } from '../../contract.ts'
import { useCoursesText } from '../use-text.ts'
import { useComponentName } from './use-component-name.ts'

export interface LecturePlace {
  courseId: string
  sectionId: string
  lectureId: string
}

/** The components of a lecture as they are edited: a new order is shown at once and taken back if it cannot be saved. */
export function useComponents(place: LecturePlace, given: EditedComponent[]) {
  const api = useApi()
  const showProblem = useProblem()
  const text = useCoursesText()
  const nameOf = useComponentName()
  const choosingText = useChoosingText()
  const [components, setComponents] = useState(given)
  const trying = (work: () => Promise<void>) => work().catch(showProblem)
  const undoing = (work: () => Promise<void>) => ({
    action: { label: choosingText('undo'), run: () => void trying(work) },
  })
  return {
    components,
    async save({ id, version }: Pick<EditedComponent, 'id'> & { version?: string }, component: ComponentContent) {
      const saved = id
        ? await api.call(updateComponent, { ...place, componentId: id, component, ...(version && { version }) })
        : await api.call(storeComponent, { ...place, component })
      setComponents((now) => (id ? now.map((each) => (each.id === id ? saved : each)) : [...now, saved]))
      toast.saved()
    },
    /** As it is kept now; undefined once it is gone. */
    async look(id: string): Promise<EditedComponent | undefined> {
      const { data } = await api.call(listComponents, place)
      setComponents(data)
      return data.find((each) => each.id === id)
    },
    /** It can be had back: at once from the message that tells of it. */
    remove: (component: Component) =>
      trying(async () => {
        const key = { ...place, componentId: component.id }
        await api.call(deleteComponent, key)
        setComponents((now) => now.filter(({ id }) => id !== component.id))
        const restore = async () => setComponents((await api.call(restoreComponent, key)).data)
        toast.show(text('componentDeleted', { name: nameOf(component) }), undoing(restore))
      }),
    duplicate: (id: string) =>
      trying(async () => {
        setComponents((await api.call(duplicateComponent, { ...place, componentId: id })).data)
        toast.show(text('componentDuplicated'))
      }),
    /** Refused as the call is. */
    async move(component: Component, target: Option) {
      const ids = components.map(({ id }) => id)
      const key = { courseId: place.courseId, componentId: component.id }
      await api.call(moveComponent, { ...place, ...key, lecture_id: target.value })
      setComponents((now) => now.filter(({ id }) => id !== component.id))
      const bringBack = async () => {
        const { section_id: sectionId } = await api.call(findLecture, {
          courseId: place.courseId,
          lectureId: target.value,
        })
        await api.call(moveComponent, { ...key, sectionId, lectureId: target.value, lecture_id: place.lectureId })
        setComponents((await api.call(orderComponents, { ...place, ids })).data)
      }
      toast.show(text('componentMoved', { name: nameOf(component), lecture: target.label }), undoing(bringBack))
    },
    async reorder(ids: string[]) {
      const before = components
      setComponents(ids.flatMap((id) => components.find((each) => each.id === id) ?? []))
      try {
        setComponents((await api.call(orderComponents, { ...place, ids })).data)
      } catch (error) {
        setComponents(before)
        showProblem(error)
      }
    },
  }
}
