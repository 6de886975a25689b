import type { Component } from '../../components/contract.ts'
import { typeOf } from './types.ts'
import { useTypeName } from './use-type-name.ts'

/** What a component is called where it is not shown: its kind, and how it begins. */
export function useComponentName(): (component: Component) => string {
  const typeName = useTypeName()
  return (component) => {
    const kind = typeName(component.type)
    const summary = typeOf(component).summaryOf(component)
    return summary ? `${kind}: ${summary}` : kind
  }
}
