import { data, redirect } from 'react-router'
import { listSections } from '#modules/courses/contract.ts'
import { addingTo } from '#modules/courses/ui/adding-to.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewLecture.ts'
import { requireRight } from './require-right.ts'

/**
 * Leads to the editor of the course, to the end of the section that is named, else of its last one, where a lecture is begun; without one, a
 * section is begun there (commerce §7).
 */
export async function loader({ request, context, params: { courseId, sectionId } }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { data: sections } = await visit.api.call(listSections, { courseId })
  requireRight(visit, 'change-products')
  const section = sectionId === undefined ? sections.at(-1) : sections.find(({ id }) => id === sectionId)
  if (sectionId !== undefined && !section) throw data(null, { status: 404 })
  throw redirect(`/home/courses/${courseId}/edit${section ? `#${addingTo(section.id)}` : ''}`)
}

export default function NewLecture() {
  return null
}
