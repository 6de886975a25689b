import { digestOf } from '#platform/ids.ts'
import type { Component, ComponentContent, EditedComponent } from './contract.ts'
import type { Found } from '#modules/content/types/contract.ts'
import { COMPONENTS } from './types.ts'

export interface ComponentRow {
  id: string
  content: ComponentContent
}

/** Of a component as the database keeps it. */
export const contentVersion = (content: ComponentContent): string => digestOf(JSON.stringify(content))

export const viewEdited = (row: ComponentRow, found: Found): EditedComponent => ({
  ...viewComponent(row, found),
  version: contentVersion(row.content),
})

/** As its admin edits it. */
export const viewComponent = ({ id, content }: ComponentRow, found: Found): Component =>
  COMPONENTS.typeOf(content).edit({ id, ...content }, found)
