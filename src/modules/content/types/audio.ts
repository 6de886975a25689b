import { z } from 'zod'
import { someLines } from '#platform/contract/typed-text.ts'
import { fileUrl } from '../files/file-url.ts'
import { SOUND_SECONDS_MAX, TRANSCRIPT_MAX } from '../files/vocabulary.ts'
import { blockType } from './block-type.ts'
import { FileDraft, ShownFile } from './shapes.ts'

const Edited = ShownFile.extend({
  type: z.literal('audio'),
  transcript: z.string(),
  /** how long it is, as the browser that sent it says: shown until it is loaded */
  seconds: z.int(),
})

/** A sound with a player of its own; how far somebody has listened is kept as what they entered. */
export const audio = blockType({
  draft: z.object({
    type: z.literal('audio'),
    ...FileDraft,
    transcript: someLines().max(TRANSCRIPT_MAX).default(''),
    seconds: z.int().min(0).max(SOUND_SECONDS_MAX).default(0),
  }),
  edited: Edited,
  shown: Edited.omit({ file: true }),
  file: { field: 'block.stored_id', use: 'audio' },
  takes: (_, values) => values.length <= 1 && values.every((value) => /^\d{1,6}$/.test(value)),
  edit: ({ stored_id, ...kept }, { files }) => ({
    ...kept,
    url: fileUrl(kept.id, stored_id),
    file: files.get(stored_id) ?? null,
  }),
  show: ({ file, ...block }) => file && block,
})
