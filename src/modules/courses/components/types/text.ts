import { z } from 'zod'
import { sanitizeWritten } from '#platform/rich-text.ts'
import { componentType } from './component-type.ts'
import { Shown, WrittenHtml } from './shapes.ts'

const Edited = Shown.extend({ type: z.literal('text'), html: z.string() })

export const text = componentType({
  draft: z.object({ type: z.literal('text'), html: WrittenHtml }),
  edited: Edited,
  watched: Edited,
  clean: (content) => ({ ...content, html: sanitizeWritten(content.html, 'component.html') }),
  edit: (kept) => kept,
  watch: (component) => component,
})
