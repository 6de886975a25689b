import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'
import { embedOf } from '#platform/embeds/embed-of.ts'
import { EMBED_ADDRESS_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { Caption, WithId } from './shapes.ts'

/** Null once its site is no longer on the list. */
const Player = z.object({ src: z.string(), site: z.string(), shape: z.enum(['film', 'sound', 'map']) })

const Edited = WithId.extend({
  type: z.literal('embed'),
  address: z.string(),
  title: z.string(),
  player: Player.nullable(),
})

/** What lies at another site on the list of those that may be framed: asked of nobody before the student presses. */
export const embed = blockType({
  draft: z.object({
    type: z.literal('embed'),
    address: oneLine()
      .min(1, 'validation.required')
      .max(EMBED_ADDRESS_MAX)
      .refine((address) => embedOf(address) !== undefined, 'validation.embed-address'),
    title: Caption,
  }),
  edited: Edited,
  shown: Edited,
  edit: (kept) => ({ ...kept, player: embedOf(kept.address) ?? null }),
  show: (block) => block.player && block,
})
