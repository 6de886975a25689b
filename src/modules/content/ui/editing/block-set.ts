import type { ComponentType } from 'react'
import type { ImageContext } from '#modules/media/vocabulary.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ScreenType } from '../screen-type.ts'

/** As any block is edited, whatever its owner's blocks can be. */
export interface EditedBlock {
  id: string
  type: string
}
export type VersionedBlock = EditedBlock & { version: string }

/** A type as one sees it who does not know which; what is typed into it is its own. */
export interface AnyScreen extends ScreenType<EditedBlock, object, object> {
  draftOf(block: EditedBlock): object
  shownOf(block: EditedBlock): object
}

/** What the editor has to know of the blocks of one kind of owner. */
export interface BlockSet {
  /** the types, in the order in which they are offered */
  types: string[]
  typeOf(block: { type: string }): AnyScreen
  /** a block as its readers will see it */
  Preview: ComponentType<{ block: EditedBlock }>
  /** whether a reader answers it: such types are offered apart */
  isAnswered(type: string): boolean
  /** what their pictures are uploaded as */
  pictures: ImageContext
  calls: Record<'list' | 'store' | 'update' | 'remove' | 'restore' | 'duplicate' | 'order', Endpoint>
  /** as the paths of the calls name one */
  key: string
}

const AS_KEPT = { draftOf: (block: EditedBlock) => block, shownOf: (block: EditedBlock) => block }

/** Several types of block as the editor asks for them. */
export const screensTogether = (screens: object): Pick<BlockSet, 'types' | 'typeOf'> => ({
  types: Object.keys(screens),
  typeOf: ({ type }) => ({ ...AS_KEPT, ...(screens as Record<string, AnyScreen>)[type]! }),
})
