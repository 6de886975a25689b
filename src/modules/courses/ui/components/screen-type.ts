import type { LucideIcon } from 'lucide-react'
import type { ComponentType as ReactComponent } from 'react'
import type { Component, ComponentContent } from '../../components/contract.ts'
import type { ComponentType } from '../../components/vocabulary.ts'

export type Edited<Type extends ComponentType> = Extract<Component, { type: Type }>

export interface FieldsProps<Draft> {
  draft: Draft
  onChange(draft: Draft): void
}

/** How a type of component is edited; how students see it, `LectureComponents` says. */
export interface ScreenType<Type extends ComponentType> {
  icon: LucideIcon
  empty: Edited<Type>
  /** What is said while something it needs is missing. */
  missing?: 'pictureMissing' | 'soundMissing' | 'fileMissing'
  /** What is sent of it, or null while something it needs is missing. */
  contentOf(draft: Edited<Type>): Extract<ComponentContent, { type: Type }> | null
  /** A line that tells one component from another. */
  summaryOf(component: Edited<Type>): string
  Fields: ReactComponent<FieldsProps<Edited<Type>>>
}
