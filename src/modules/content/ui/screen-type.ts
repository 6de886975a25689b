import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Block, BlockContent, BlockType, ShownBlock } from '../contract.ts'

export type Edited<Type extends BlockType> = Extract<Block, { type: Type }>
export type Shown<Type extends BlockType> = Extract<ShownBlock, { type: Type }>

export interface FieldsProps<Draft> {
  draft: Draft
  onChange(draft: Draft): void
}

/** How a type of block is edited; how readers see it, `views/table.tsx` says. */
export interface ScreenType<Block, Content, Draft = Block> {
  icon: LucideIcon
  empty: Block
  /** What is said while something it needs is missing. */
  missing?: 'pictureMissing' | 'soundMissing' | 'fileMissing' | 'filmMissing' | 'numberMissing'
  /** As it is typed, where that is not as it is kept. */
  draftOf?(block: Block): Draft
  /** As readers see it, where that is not as it is edited. */
  shownOf?(block: Block): object
  /** What is sent of it, or null while something it needs is missing. */
  contentOf(draft: Draft): Content | null
  /** A line that tells one block from another. */
  summaryOf(block: Block): string
  Fields: ComponentType<FieldsProps<Draft>>
}

export type ScreenOf<Type extends BlockType> = ScreenType<Edited<Type>, Extract<BlockContent, { type: Type }>>
