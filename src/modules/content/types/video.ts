import { z } from 'zod'
import { Video } from '#modules/media/contract.ts'
import { Id } from '#platform/contract/shapes.ts'
import { blockType } from './block-type.ts'
import { FileDraft, WithId } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('video'),
  title: z.string(),
  /** null once it was deleted */
  film: Video.nullable(),
})

/** A film that students watch beside that of the lecture; not shown before it can be played. */
export const video = blockType({
  draft: z.object({ type: z.literal('video'), video_id: Id, title: FileDraft.title }),
  edited: Edited,
  shown: Edited,
  film: { id: ({ video_id }) => video_id },
  edit: ({ video_id, ...kept }, { films }) => ({ ...kept, film: films.get(video_id) ?? null }),
  show: (block) => (block.film?.embed_url ? block : null),
})
