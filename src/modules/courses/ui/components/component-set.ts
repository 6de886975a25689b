import type { BlockSet } from '#modules/content/ui/editing/block-set.ts'
import { isAsking } from '#modules/content/vocabulary.ts'
import { onDemand } from '#kit/on-demand.ts'
import * as contract from '../../components/contract.ts'
import { COMPONENT_SCREENS } from './screens.ts'

/** The components of lectures (commerce §3, Lecture component). */
export const COMPONENT_SET: BlockSet = {
  ...COMPONENT_SCREENS,
  Preview: onDemand(async () => (await import('./ComponentPreview.tsx')).ComponentPreview) as BlockSet['Preview'],
  isAnswered: (type) => type === 'quiz_question' || isAsking(type),
  pictures: 'lecture',
  calls: {
    list: contract.listComponents,
    store: contract.storeComponent,
    update: contract.updateComponent,
    remove: contract.deleteComponent,
    restore: contract.restoreComponent,
    duplicate: contract.duplicateComponent,
    order: contract.orderComponents,
  },
  key: 'componentId',
}
