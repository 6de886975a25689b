import type { Component, ComponentContent } from '../../components/contract.ts'
import type { ComponentType } from '../../components/vocabulary.ts'

type Shown = Extract<Component, { type: 'image' }>['shown']

export const emptyDraft = (type: ComponentType): Component => {
  const id = ''
  switch (type) {
    case 'text':
      return { id, type, html: '' }
    case 'image':
      return { id, type, caption: '', shown: null }
    case 'gallery':
      return { id, type, pictures: [] }
    case 'before_after':
      return { id, type, before: null, after: null, caption: '' }
    case 'quiz_question': {
      const answer = { label: '', correct: false }
      return {
        id,
        type,
        question_html: '',
        answer_type: 'single_choice',
        answers: [answer, { ...answer }],
        solution_html: '',
      }
    }
  }
}

/** What is sent of it, or null while a picture is missing. */
export function contentOf(draft: Component): ComponentContent | null {
  switch (draft.type) {
    case 'text': {
      const { type, html } = draft
      return { type, html }
    }
    case 'image':
      return draft.shown && { type: draft.type, caption: draft.caption, ...reference(draft.shown) }
    case 'gallery':
      return draft.pictures.length > 0 ? { type: draft.type, pictures: draft.pictures.map(reference) } : null
    case 'before_after': {
      const { type, before, after, caption } = draft
      return before && after && { type, caption, before: reference(before), after: reference(after) }
    }
    case 'quiz_question': {
      const { id: _, ...content } = draft
      return content
    }
  }
}

const reference = ({ picture, alt }: NonNullable<Shown>) => ({ picture_id: picture.id, alt })

/** A line that tells one component from another. */
export function summaryOf(component: Component): string {
  switch (component.type) {
    case 'text':
      return plain(component.html)
    case 'quiz_question':
      return plain(component.question_html)
    case 'image':
      return component.caption || (component.shown?.alt ?? '')
    case 'before_after':
      return component.caption || (component.before?.alt ?? '')
    case 'gallery':
      return component.pictures
        .map(({ alt }) => alt)
        .filter(Boolean)
        .join(', ')
  }
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
