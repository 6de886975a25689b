import { z } from 'zod'
import { blockCalls, type WithVersion } from '#modules/content/keeping/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { type Component, COMPONENTS } from './types.ts'

export { Component, COMPONENT_TYPES, ComponentContent, WatchedComponent } from './types.ts'

export type EditedComponent = WithVersion<Component>

const PATH = '/home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components'

/** The calls of the component editor (commerce §7, Course authoring). */
export const {
  list: listComponents,
  store: storeComponent,
  update: updateComponent,
  remove: deleteComponent,
  restore: restoreComponent,
  duplicate: duplicateComponent,
  order: orderComponents,
} = blockCalls({
  paths: { all: PATH, one: `${PATH}/:componentId` },
  words: { one: 'component', many: 'components', owner: 'a lecture' },
  rights: { see: 'see-products', change: 'change-products' },
  types: COMPONENTS,
})

export const moveComponent = endpoint(`PUT ${PATH}/:componentId/lecture`, {
  summary: 'Move a component to the end of another lecture of the course',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ lecture_id: Id }),
  answer: Done,
})
