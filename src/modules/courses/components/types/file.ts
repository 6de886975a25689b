import { z } from 'zod'
import { endingOf } from '#modules/media/files/vocabulary.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { ComponentFile } from '../files/contract.ts'
import { fileUrl } from '../files/file-url.ts'
import { CAPTION_MAX } from '../vocabulary.ts'
import { componentType } from './component-type.ts'
import { Caption, Shown } from './shapes.ts'

const Edited = Shown.extend({
  type: z.literal('file'),
  title: z.string(),
  note: z.string(),
  /** of its name, in small letters: `pdf` */
  ending: z.string(),
  bytes: z.int(),
  url: z.string(),
  /** null where it is not there any more */
  file: ComponentFile.nullable(),
})

/** A file that students save. */
export const file = componentType({
  draft: z.object({
    type: z.literal('file'),
    stored_id: Id,
    title: oneLine().min(1, 'validation.required').max(CAPTION_MAX),
    note: Caption,
  }),
  edited: Edited,
  watched: Edited.omit({ file: true }),
  file: { field: 'component.stored_id', use: 'file' },
  edit({ stored_id, ...kept }, { files }) {
    const found = files.get(stored_id) ?? null
    return {
      ...kept,
      ending: endingOf(found?.filename ?? ''),
      bytes: found?.bytes ?? 0,
      url: fileUrl(kept.id, stored_id),
      file: found,
    }
  },
  watch: ({ file: found, ...component }) => found && component,
})
