import { listFailedFilms } from '#modules/operating/films/contract.ts'
import { listFailedJobs, listFailedQueues } from '#modules/operating/jobs/contract.ts'
import { listFailingMails } from '#modules/operating/mails/contract.ts'
import { FailedFilms } from '#modules/operating/ui/FailedFilms.tsx'
import { FailedJobs } from '#modules/operating/ui/FailedJobs.tsx'
import { FailedQueues } from '#modules/operating/ui/FailedQueues.tsx'
import { FailingMails } from '#modules/operating/ui/FailingMails.tsx'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/OperatorFaults.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { api } = loading(args)
  const [mails, films, queues, jobs] = await Promise.all([
    api.call(listFailingMails, {}),
    api.call(listFailedFilms, {}),
    api.call(listFailedQueues, {}),
    api.call(listFailedJobs, {}),
  ])
  return { mails, films, queues: queues.data, jobs }
}

export default function OperatorFaults({ loaderData: { mails, films, queues, jobs } }: Route.ComponentProps) {
  const text = useOperatingText()
  return (
    <OperatorFrame title={text('faultsTitle')} intro={text('faultsIntro')}>
      <FailingMails initial={mails} />
      <FailedFilms initial={films} />
      <FailedQueues initial={queues} />
      <FailedJobs initial={jobs} />
    </OperatorFrame>
  )
}
