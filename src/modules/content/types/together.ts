import { z } from 'zod'
import type { BlockFileUse } from '../files/vocabulary.ts'
import type { Found } from './block-type.ts'

interface Shapes {
  draft: z.ZodObject
  edited: z.ZodObject
  shown: z.ZodObject
}

type OneOf<Types extends Record<string, Shapes>, Name extends keyof Shapes> = Types[keyof Types][Name]
type Kept = { type: string }

/** A type as one sees it who does not know which: what is put in comes out as the same type. */
interface AnyType<Content, Edited, Shown> {
  clean?(content: Content): Content
  pictures?: { field: string; ids(content: Content): string[] }
  file?: { field: string; use: BlockFileUse }
  film?: { id(content: Content): string }
  takes?(content: Content, values: string[]): boolean
  plain?(content: Content): string
  edit(kept: Content & { id: string }, found: Found): Edited
  show(block: Edited): Shown | null
}

/** What whoever keeps blocks asks of their types, whichever it has. */
export interface BlockTypes<Content extends Kept = Kept, Edited = unknown, Shown = unknown> {
  typeOf(content: Kept): AnyType<Content, Edited, Shown>
  /** The images a block shows. */
  pictureIds(content: Content): string[]
  /** The file a block has; undefined for one that has none. */
  fileIdOf(content: Content): string | undefined
  /** The film a block shows; undefined for one that shows none. */
  filmIdOf(content: Content): string | undefined
  /** What can be read in a block, without marks. */
  plain(content: Content): string
}

/** Several types of block as one: their shapes, told apart by `type`, and what is asked of any of them. */
export function together<Types extends Record<string, Shapes>>(types: Types) {
  type Content = z.output<OneOf<Types, 'draft'>> & Kept
  type Edited = z.output<OneOf<Types, 'edited'>>
  type Shown = z.output<OneOf<Types, 'shown'>>
  const oneOf = <Name extends keyof Shapes>(name: Name) => {
    type Shape = OneOf<Types, Name>
    return z.discriminatedUnion(
      'type',
      Object.values(types).map((each) => each[name]) as unknown as [Shape, ...Shape[]],
    )
  }
  const names = Object.keys(types) as [keyof Types & string, ...(keyof Types & string)[]]
  const typeOf = ({ type }: Kept) => types[type] as unknown as AnyType<Content, Edited, Shown>
  return {
    names,
    draft: oneOf('draft'),
    edited: oneOf('edited'),
    shown: oneOf('shown'),
    typeOf,
    pictureIds: (content: Content): string[] => typeOf(content).pictures?.ids(content) ?? [],
    fileIdOf: (content: Content): string | undefined =>
      'stored_id' in content ? (content.stored_id as string) : undefined,
    filmIdOf: (content: Content): string | undefined => typeOf(content).film?.id(content),
    plain: (content: Content): string => typeOf(content).plain?.(content) ?? '',
    /** The types that show images. */
    ofPictures: names.filter((type) => typeOf({ type }).pictures),
  }
}
