import { useRouteError } from 'react-router'
import { useText } from '#modules/community/ui/use-text.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { statusOf } from '#web/shell/status-of.ts'
import { Missing } from './Missing.tsx'

/** For the pages of one topic. */
export function MissingTopic() {
  const text = useText()
  const error = useRouteError()
  const status = statusOf(error)
  if (status !== 404) return <ErrorPage status={status} />
  return <Missing title={text('topicMissing')}>{text('topicMissingHint')}</Missing>
}
