import type { ComponentContent } from './contract.ts'

/** The images a component shows. */
export function pictureIds(content: ComponentContent): string[] {
  switch (content.type) {
    case 'image':
      return [content.picture_id]
    case 'gallery':
      return content.pictures.map(({ picture_id }) => picture_id)
    case 'before_after':
      return [content.before.picture_id, content.after.picture_id]
    case 'text':
    case 'quiz_question':
      return []
  }
}
