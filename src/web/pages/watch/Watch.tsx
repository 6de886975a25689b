import { redirect } from 'react-router'
import { getWatchPage } from '#modules/learning/contract.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { useLearningText } from '#modules/learning/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Watch.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Leads to the lecture where the viewer was. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { course, continue_lecture_id: id } = await loading({ request, context }).api.call(getWatchPage, params)
  if (id) throw redirect(lecturePath(course.slug, id))
  return { course }
}

export default function Watch({ loaderData: { course } }: Route.ComponentProps) {
  const text = useLearningText()
  return (
    <SiteShell>
      <Page>
        <title>{course.title}</title>
        <h1>{course.title}</h1>
        <EmptyState
          title={text('nothingYet')}
          action={<LinkButton to={`/${course.slug}`}>{text('aboutCourse')}</LinkButton>}
        >
          {text('nothingYetText')}
        </EmptyState>
      </Page>
    </SiteShell>
  )
}
