import { z } from 'zod'
import { sanitizeWritten, textOfHtml } from '#platform/rich-text.ts'
import { blockType } from './block-type.ts'
import { WithId, WrittenHtml } from './shapes.ts'

const Edited = WithId.extend({ type: z.literal('text'), html: z.string() })

export const text = blockType({
  draft: z.object({ type: z.literal('text'), html: WrittenHtml }),
  edited: Edited,
  shown: Edited,
  clean: (content) => ({ ...content, html: sanitizeWritten(content.html, 'block.html') }),
  plain: ({ html }) => textOfHtml(html),
  edit: (kept) => kept,
  show: (block) => block,
})
