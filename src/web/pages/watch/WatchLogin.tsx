import { redirect } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import type { Route } from './+types/WatchLogin.ts'

/** Login that comes back to the course, or to one of its lectures (engagement §2). */
export function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const lecture = new URL(request.url).searchParams.get('lecture')
  const next = lecture ? lecturePath(slug, lecture) : `/${slug}/watch`
  throw redirect(`/login?next=${encodeURIComponent(next)}`)
}

export default function WatchLogin() {
  return null
}
