import type { Picture } from '#modules/media/contract.ts'
import type { Component, ComponentContent, WatchedComponent } from './contract.ts'

export interface ComponentRow {
  id: string
  content: ComponentContent
}

/** As its admin edits it. */
export function viewComponent({ id, content }: ComponentRow, pictures: Map<string, Picture>): Component {
  const shown = ({ picture_id, alt }: { picture_id: string; alt: string }) => {
    const picture = pictures.get(picture_id)
    return picture ? { picture, alt } : null
  }
  switch (content.type) {
    case 'text':
    case 'quiz_question':
      return { id, ...content }
    case 'image':
      return { id, type: content.type, caption: content.caption, shown: shown(content) }
    case 'gallery':
      return { id, type: content.type, pictures: content.pictures.flatMap((each) => shown(each) ?? []) }
    case 'before_after':
      return { id, ...content, before: shown(content.before), after: shown(content.after) }
  }
}

/** As the lesson page shows it, or null when the pictures it needs are gone. */
export function viewWatched(row: ComponentRow, pictures: Map<string, Picture>): WatchedComponent | null {
  const component = viewComponent(row, pictures)
  switch (component.type) {
    case 'text':
      return component
    case 'image':
      return component.shown && component
    case 'gallery':
      return component.pictures.length > 0 ? component : null
    case 'before_after':
      return component.before && component.after && component
    case 'quiz_question': {
      const { solution_html: _, answers, ...question } = component
      return { ...question, answers: answers.map(({ label }) => ({ label })) }
    }
  }
}
