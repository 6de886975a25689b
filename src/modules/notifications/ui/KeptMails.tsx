import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/contract/endpoint.ts'
import { cursorIn } from '#platform/contract/paging.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { EmptyState } from '#web/kit/feedback/EmptyState.tsx'
import { Status } from '#web/kit/feedback/Status.tsx'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { Hero } from '#web/kit/layouts/Hero.tsx'
import { Page } from '#web/kit/layouts/Page.tsx'
import { ListRow } from '#web/kit/lists/ListRow.tsx'
import { LoadMore } from '#web/kit/lists/LoadMore.tsx'
import { RowList } from '#web/kit/lists/RowList.tsx'
import { listKeptMails } from '../contract.ts'
import { useNotificationsText } from './text.ts'

export function KeptMails({ first }: { first: Answer<typeof listKeptMails> }) {
  const text = useNotificationsText()
  const api = useApi()
  const mails = useInfiniteQuery({
    queryKey: ['kept-mails'],
    queryFn: ({ pageParam }) => api.call(listKeptMails, { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    initialData: { pages: [first], pageParams: [undefined] },
    getNextPageParam: (page) => cursorIn(page.next_page_url),
  })
  const rows = mails.data.pages.flatMap((page) => page.data)
  return (
    <Page>
      <title>{text('mailbox')}</title>
      <Hero title={text('mailbox')} lead={text('mailboxLead')} />
      {rows.length === 0 ? (
        <EmptyState title={text('mailboxEmpty')}>{text('mailboxEmptyHelp')}</EmptyState>
      ) : (
        <div>
          <RowList>
            {rows.map((mail) => (
              <ListRow
                key={mail.id}
                title={mail.subject}
                to={`/dev/mailbox/${mail.id}`}
                meta={mail.sent_at ? <Status tone="good">{text('sent')}</Status> : <Status>{text('waiting')}</Status>}
              >
                {text('to', { to: mail.to })} · <DateText at={mail.created_at} withTime />
              </ListRow>
            ))}
          </RowList>
          <LoadMore
            hasMore={mails.hasNextPage}
            isLoading={mails.isFetchingNextPage}
            hasFailed={mails.isFetchNextPageError}
            onMore={() => void mails.fetchNextPage()}
          />
        </div>
      )}
    </Page>
  )
}
