import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import {
  type Component,
  type ComponentContent,
  deleteComponent,
  orderComponents,
  storeComponent,
  updateComponent,
} from '../../components/contract.ts'

export interface LecturePlace {
  courseId: string
  sectionId: string
  lectureId: string
}

/** The components of a lecture as they are edited: a new order is shown at once and taken back if it cannot be saved. */
export function useComponents(place: LecturePlace, given: Component[]) {
  const api = useApi()
  const showProblem = useProblem()
  const [components, setComponents] = useState(given)
  return {
    components,
    async save(id: string, component: ComponentContent) {
      const saved = id
        ? await api.call(updateComponent, { ...place, componentId: id, component })
        : await api.call(storeComponent, { ...place, component })
      setComponents((now) => (id ? now.map((each) => (each.id === id ? saved : each)) : [...now, saved]))
      toast.saved()
    },
    async remove(id: string) {
      try {
        await api.call(deleteComponent, { ...place, componentId: id })
        setComponents((now) => now.filter((each) => each.id !== id))
      } catch (error) {
        showProblem(error)
      }
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
