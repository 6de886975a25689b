import { z } from 'zod'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { BlockFile } from '../files/contract.ts'
import { fileUrl } from '../files/file-url.ts'
import { SOUND_SECONDS_MAX, TRANSCRIPT_MAX } from '../files/vocabulary.ts'
import { CAPTION_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { WithId } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('audio'),
  title: z.string(),
  transcript: z.string(),
  /** how long it is, as the browser that sent it says: shown until it is loaded */
  seconds: z.int(),
  url: z.string(),
  /** null where it is not there any more */
  file: BlockFile.nullable(),
})

/** A sound with a player of its own; how far somebody has listened is kept as what they entered. */
export const audio = blockType({
  draft: z.object({
    type: z.literal('audio'),
    stored_id: Id,
    title: oneLine().min(1, 'validation.required').max(CAPTION_MAX),
    transcript: someLines().max(TRANSCRIPT_MAX).default(''),
    seconds: z.int().min(0).max(SOUND_SECONDS_MAX).default(0),
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
  file: { field: 'component.stored_id', use: 'audio' },
  takes: (_, values) => values.length <= 1 && values.every((value) => /^\d{1,6}$/.test(value)),
  edit: ({ stored_id, ...kept }, { files }) => ({
    ...kept,
    url: fileUrl(kept.id, stored_id),
    file: files.get(stored_id) ?? null,
  }),
  show: ({ file, ...block }) => file && block,
})
