import { z } from 'zod'
import { fileUrl } from '../files/file-url.ts'
import { blockType } from './block-type.ts'
import { FileDraft, ShownFile } from './shapes.ts'

const Edited = ShownFile.extend({
  type: z.literal('pdf'),
  /** whether those who see it are offered the file */
  is_downloadable: z.boolean(),
  bytes: z.int(),
})

/** A PDF that students read in the lesson. */
export const pdf = blockType({
  draft: z.object({
    type: z.literal('pdf'),
    ...FileDraft,
    is_downloadable: z.boolean().default(false),
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
  file: { field: 'block.stored_id', use: 'pdf' },
  edit({ stored_id, ...kept }, { files }) {
    const file = files.get(stored_id) ?? null
    return { ...kept, bytes: file?.bytes ?? 0, url: fileUrl(kept.id, stored_id), file }
  },
  show: ({ file, ...block }) => file && block,
})
