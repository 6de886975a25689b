import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useText } from '#modules/community/ui/use-text.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { Missing } from './Missing.tsx'

/** For the pages of one post. */
export function MissingPost() {
  const text = useText()
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
  if (error.status !== 404) return <ErrorPage status={error.status} />
  return <Missing title={text('postMissing')}>{text('postMissingHint')}</Missing>
}
