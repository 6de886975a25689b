import type { z } from 'zod'
import type { Picture, Video } from '#modules/media/contract.ts'
import type { BlockFile } from '../files/contract.ts'
import type { BlockFileUse } from '../files/vocabulary.ts'

/** What blocks name by id, found. */
export interface Found {
  pictures: Map<string, Picture>
  files: Map<string, BlockFile>
  films: Map<string, Video>
}

/** All that is known of a type of block, but how it looks. */
export interface DescribedType<Draft extends z.ZodType, Edited extends z.ZodType, Shown extends z.ZodType> {
  /** as it is sent and kept */
  draft: Draft
  /** as its admin edits it */
  edited: Edited
  /** as readers are shown it */
  shown: Shown
  /** What may be kept of it; all of it where nothing is said. */
  clean?(content: z.output<Draft>): z.output<Draft>
  /** The images it shows, and the field to blame for one that may not be used. */
  pictures?: { field: string; ids(content: z.output<Draft>): string[] }
  /** What it does with its file, which it has by `stored_id`, and the field to blame for one that may not be used. */
  file?: { field: string; use: BlockFileUse }
  /** The film it shows. */
  film?: { id(content: z.output<Draft>): string }
  /** Whether a reader may enter this into it; nothing can be entered where nothing is said. */
  takes?(content: z.output<Draft>, values: string[]): boolean
  /** What can be read in it, without marks; nothing where nothing is said. */
  plain?(content: z.output<Draft>): string
  edit(kept: z.output<Draft> & { id: string }, found: Found): z.output<Edited>
  /** Null where there is nothing to be shown. */
  show(block: z.output<Edited>): z.output<Shown> | null
}

export const blockType = <Draft extends z.ZodType, Edited extends z.ZodType, Shown extends z.ZodType>(
  described: DescribedType<Draft, Edited, Shown>,
) => described
