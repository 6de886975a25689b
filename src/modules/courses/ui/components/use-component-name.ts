import type { Component } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'
import { typeOf } from './types/table.ts'

/** What a component is called where it is not shown: its kind, and how it begins. */
export function useComponentName(): (component: Component) => string {
  const text = useCoursesText()
  return (component) => {
    const kind = text(`component_${component.type}`)
    const summary = typeOf(component).summaryOf(component)
    return summary ? `${kind}: ${summary}` : kind
  }
}
