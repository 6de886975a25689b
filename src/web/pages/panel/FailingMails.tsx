import { listUnsentMails } from '#modules/mails/failing/contract.ts'
import { FailingTable } from '#modules/mails/ui/FailingTable.tsx'
import { useFailingText } from '#modules/mails/ui/text.ts'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/FailingMails.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cursor } = askedPage(request)
  const page = await loading({ request, context }).api.call(listUnsentMails, { cursor })
  return { mails: page.data, place: placeOf(page, cursor) }
}

/** The school's mails that do not reach whom they are for. */
export default function FailingMails({ loaderData: { mails, place } }: Route.ComponentProps) {
  const text = useFailingText()
  return (
    <>
      <title>{text('title')}</title>
      <PageHeading title={text('title')} />
      {mails.length === 0 ? (
        <EmptyState title={text('none')}>{text('noneText')}</EmptyState>
      ) : (
        <>
          <p className={common.soft}>{text('intro')}</p>
          <FailingTable mails={mails} />
        </>
      )}
      <ListWays {...place} list="/home/mails" />
    </>
  )
}
