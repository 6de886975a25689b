import { viewAnswer, viewHandedIn } from '#modules/courses/index.ts'
import { ANSWERABLE_TYPES } from '#modules/content/vocabulary.ts'
import { componentPath } from '#modules/courses/paths/vocabulary.ts'
import { type Actor, holdsRight } from '#platform/context.ts'
import type { EnteredWork } from './contract.ts'
import type { EntryRow } from './read-entries.ts'

const ANSWERABLE: ReadonlySet<string> = new Set(ANSWERABLE_TYPES)

export function viewEntered(
  { entry, component: { id, content }, isPromised, person, lecture, course, answeredBy, stored }: EntryRow,
  actor: Actor,
): EnteredWork {
  const { id: courseId, title, slug } = course
  return {
    id: entry.id,
    student: { id: person.id, name: person.name },
    course: { id: courseId, title },
    lecture,
    path: componentPath(slug, lecture.id, id),
    component: { id, type: content.type, label: labelOf(content), unit: content.type === 'number' ? content.unit : '' },
    values: entry.values,
    file: viewHandedIn(entry.id, stored),
    entered_at: entry.enteredAt.toISOString(),
    is_waiting: isPromised && entry.answeredAt === null,
    answer: viewAnswer(entry, answeredBy),
    can: { answer: ANSWERABLE.has(content.type) && holdsRight(actor, 'write-to-students') },
  }
}

/** What is asked; a component may have become one that asks nothing. */
export const labelOf = (content: EntryRow['component']['content']): string => ('label' in content ? content.label : '')
