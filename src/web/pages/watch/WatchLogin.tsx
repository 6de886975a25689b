import { redirect } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import type { Route } from './+types/WatchLogin.ts'

/** Login that comes back to the course, to one of its lectures, or to a place there (engagement §2). */
export function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const { searchParams: asked } = new URL(request.url)
  const [lecture, place] = [asked.get('lecture'), asked.get('at')]
  const next = (lecture ? lecturePath(slug, lecture) : `/${slug}/watch`) + (place ? `#${place}` : '')
  throw redirect(`/login?next=${encodeURIComponent(next)}`)
}

export default function WatchLogin() {
  return null
}
