import { redirect } from 'react-router'
import { listSections } from '#modules/courses/contract.ts'
import { addingTo } from '#modules/courses/ui/adding-to.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewLecture.ts'
import { requireRight } from './require-right.ts'

/** Leads to the editor of the course, to the end of its last section, where a lecture is begun; without one, a section is begun there. */
export async function loader({ request, context, params: { courseId } }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { data: sections } = await visit.api.call(listSections, { courseId })
  requireRight(visit, 'change-products')
  const last = sections.at(-1)
  throw redirect(`/home/courses/${courseId}/edit${last ? `#${addingTo(last.id)}` : ''}`)
}

export default function NewLecture() {
  return null
}
