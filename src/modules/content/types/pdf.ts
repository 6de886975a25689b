import { z } from 'zod'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { BlockFile } from '../files/contract.ts'
import { fileUrl } from '../files/file-url.ts'
import { CAPTION_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { WithId } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('pdf'),
  title: z.string(),
  /** whether those who see it are offered the file */
  is_downloadable: z.boolean(),
  bytes: z.int(),
  url: z.string(),
  /** null where it is not there any more */
  file: BlockFile.nullable(),
})

/** A PDF that students read in the lesson. */
export const pdf = blockType({
  draft: z.object({
    type: z.literal('pdf'),
    stored_id: Id,
    title: oneLine().min(1, 'validation.required').max(CAPTION_MAX),
    is_downloadable: z.boolean().default(false),
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
  file: { field: 'component.stored_id', use: 'pdf' },
  edit({ stored_id, ...kept }, { files }) {
    const file = files.get(stored_id) ?? null
    return { ...kept, bytes: file?.bytes ?? 0, url: fileUrl(kept.id, stored_id), file }
  },
  show: ({ file, ...block }) => file && block,
})
