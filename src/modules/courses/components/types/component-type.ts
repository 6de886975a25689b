import type { z } from 'zod'
import type { Picture } from '#modules/media/contract.ts'
import type { ComponentFile } from '../files/contract.ts'
import type { ComponentFileUse } from '../files/vocabulary.ts'

/** What components name by id, found. */
export interface Found {
  pictures: Map<string, Picture>
  files: Map<string, ComponentFile>
}

/** All that is known of a type of component, but how it looks. */
export interface DescribedType<Draft extends z.ZodType, Edited extends z.ZodType, Watched extends z.ZodType> {
  /** as it is sent and kept */
  draft: Draft
  /** as its admin edits it */
  edited: Edited
  /** as students are shown it */
  watched: Watched
  /** What may be kept of it; all of it where nothing is said. */
  clean?(content: z.output<Draft>): z.output<Draft>
  /** The images it shows, and the field to blame for one that may not be used. */
  pictures?: { field: string; ids(content: z.output<Draft>): string[] }
  /** What it does with its file, which it has by `stored_id`, and the field to blame for one that may not be used. */
  file?: { field: string; use: ComponentFileUse }
  /** Whether a student may enter this into it; nothing can be entered where nothing is said. */
  takes?(content: z.output<Draft>, values: string[]): boolean
  edit(kept: z.output<Draft> & { id: string }, found: Found): z.output<Edited>
  /** Null where there is nothing to be shown. */
  watch(component: z.output<Edited>): z.output<Watched> | null
}

export const componentType = <Draft extends z.ZodType, Edited extends z.ZodType, Watched extends z.ZodType>(
  described: DescribedType<Draft, Edited, Watched>,
) => described
