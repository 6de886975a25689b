import { z } from 'zod'
import { endingOf } from '#modules/media/files/vocabulary.ts'
import { fileUrl } from '../files/file-url.ts'
import { blockType } from './block-type.ts'
import { Caption, FileDraft, ShownFile } from './shapes.ts'

const Edited = ShownFile.extend({
  type: z.literal('file'),
  note: z.string(),
  /** of its name, in small letters: `pdf` */
  ending: z.string(),
  bytes: z.int(),
})

/** A file that students save. */
export const file = blockType({
  draft: z.object({
    type: z.literal('file'),
    ...FileDraft,
    note: Caption,
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
  file: { field: 'block.stored_id', use: 'file' },
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
  show: ({ file: found, ...block }) => found && block,
})
