import { useLearningText } from '#modules/learning/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'

/** The page of a lecture that is not there, or of an address that can be none. */
export function LectureMissing({ courseSlug }: { courseSlug: string | undefined }) {
  const text = useLearningText()
  const message = text('noLecture')
  return (
    <SiteShell>
      <Page>
        <title>{message}</title>
        <VisuallyHidden>
          <h1>{message}</h1>
        </VisuallyHidden>
        <ErrorState
          title={message}
          action={
            <>
              <LinkButton look="primary" to={`/${courseSlug}`}>
                {text('aboutCourse')}
              </LinkButton>
              <LinkButton to="/courses">{text('allCourses')}</LinkButton>
            </>
          }
        >
          {text('lectureMissing')}
        </ErrorState>
      </Page>
    </SiteShell>
  )
}
