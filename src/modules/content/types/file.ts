import { z } from 'zod'
import { endingOf } from '#modules/media/files/vocabulary.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { BlockFile } from '../files/contract.ts'
import { fileUrl } from '../files/file-url.ts'
import { CAPTION_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { Caption, WithId } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('file'),
  title: z.string(),
  note: z.string(),
  /** of its name, in small letters: `pdf` */
  ending: z.string(),
  bytes: z.int(),
  url: z.string(),
  /** null where it is not there any more */
  file: BlockFile.nullable(),
})

/** A file that students save. */
export const file = blockType({
  draft: z.object({
    type: z.literal('file'),
    stored_id: Id,
    title: oneLine().min(1, 'validation.required').max(CAPTION_MAX),
    note: Caption,
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
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
  show: ({ file: found, ...block }) => found && block,
})
