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
export interface ScreenType<Draft, Content> {
  icon: LucideIcon
  empty: Draft
  /** What is said while something it needs is missing. */
  missing?: 'pictureMissing' | 'soundMissing' | 'fileMissing'
  /** What is sent of it, or null while something it needs is missing. */
  contentOf(draft: Draft): Content | null
  /** A line that tells one block from another. */
  summaryOf(block: Draft): string
  Fields: ComponentType<FieldsProps<Draft>>
}

export type ScreenOf<Type extends BlockType> = ScreenType<Edited<Type>, Extract<BlockContent, { type: Type }>>
