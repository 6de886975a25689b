import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { Component, ComponentContent } from './types.ts'
import { COMPONENTS_MAX } from './vocabulary.ts'

export { Component, COMPONENT_TYPES, ComponentContent, type ComponentType, WatchedComponent } from './types.ts'

/** With what tells it, as it is kept, from any other. */
export const EditedComponent = z.intersection(Component, z.object({ version: z.string() }))
export type EditedComponent = z.output<typeof EditedComponent>

const Body = z.object({ component: ComponentContent })
const All = z.object({ data: z.array(EditedComponent) })
const PATH = '/home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components'

export const listComponents = endpoint(`GET ${PATH}`, {
  summary: 'The components of a lecture in order',
  access: 'admin',
  right: 'see-products',
  answer: All,
})

export const storeComponent = endpoint(`POST ${PATH}`, {
  summary: 'Add a component at the end of a lecture',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: Body,
  status: 201,
  answer: EditedComponent,
})

export const updateComponent = endpoint(`PUT ${PATH}/:componentId`, {
  summary: 'Change a component; it may become one of another type',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: Body.extend({
    /** the one that was changed: refused when another is kept by now; left out, it is written over */
    version: z.string().max(100).optional(),
  }),
  answer: EditedComponent,
})

export const deleteComponent = endpoint(`DELETE ${PATH}/:componentId`, {
  summary: 'Delete a component; for a day it can be restored',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

export const restoreComponent = endpoint(`POST ${PATH}/:componentId/restore`, {
  summary: 'Take the deletion of a component back, for a day',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  answer: All,
})

export const duplicateComponent = endpoint(`POST ${PATH}/:componentId/duplicate`, {
  summary: 'Put a copy of a component right behind it',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  status: 201,
  answer: All,
})

export const moveComponent = endpoint(`PUT ${PATH}/:componentId/lecture`, {
  summary: 'Move a component to the end of another lecture of the course',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ lecture_id: Id }),
  answer: Done,
})

export const orderComponents = endpoint(`PUT ${PATH}/order`, {
  summary: 'Put the components of a lecture in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-products',
  body: z.object({ ids: z.array(Id).min(1).max(COMPONENTS_MAX) }),
  answer: All,
})
