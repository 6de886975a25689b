import { requirePictures } from '#modules/media/index.ts'
import { sanitizeRichText } from '#platform/rich-text.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import { pictureIds } from './picture-ids.ts'
import { COMPONENT_PICTURES } from './vocabulary.ts'
import type { ComponentContent } from './contract.ts'

/** What may be kept of a component, and its pictures; refuses with 404 pictures that are not there. */
export async function cleanContent(ctx: Ctx, draft: ComponentContent) {
  const content = sanitized(draft)
  const pictures = await requirePictures(ctx, {
    ids: pictureIds(content),
    context: COMPONENT_PICTURES,
    field: FIELDS[content.type],
  })
  return { content, pictures }
}

const FIELDS: Record<ComponentContent['type'], string> = {
  text: 'component.html',
  image: 'component.picture_id',
  gallery: 'component.pictures',
  before_after: 'component.before',
  quiz_question: 'component.answers',
}

function sanitized(draft: ComponentContent): ComponentContent {
  switch (draft.type) {
    case 'text':
      return { ...draft, html: written(draft.html, 'component.html') }
    case 'quiz_question':
      return {
        ...draft,
        question_html: written(draft.question_html, 'component.question_html'),
        solution_html: sanitizeRichText(draft.solution_html),
      }
    default:
      return draft
  }
}

/** What is nothing but markup that may not stay is as good as empty. */
function written(html: string, field: string): string {
  const clean = sanitizeRichText(html)
  if (clean === '') throw invalidField(field, 'validation.required')
  return clean
}
