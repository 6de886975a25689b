import { digestOf } from '#platform/ids.ts'
import type { Found } from '../types/block-type.ts'
import type { Keeping, Kept, KeptBlock } from './kept-blocks.ts'

/** Of a block as the database keeps it. */
export const versionOf = (content: Kept): string => digestOf(JSON.stringify(content))

/** As its admin edits it. */
export const viewBlock = <Content extends Kept, Edited>(
  { types }: Keeping<Content, Edited>,
  { id, content }: KeptBlock<Content>,
  found: Found,
): Edited => types.typeOf(content).edit({ id, ...content }, found)

export const viewEdited = <Content extends Kept, Edited>(
  keeping: Keeping<Content, Edited>,
  row: KeptBlock<Content>,
  found: Found,
): Edited & { version: string } => ({ ...viewBlock(keeping, row, found), version: versionOf(row.content) })
