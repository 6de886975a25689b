import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/contract/endpoint.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { listKeptMails } from '../contract.ts'
import { useMailsText } from './text.ts'

export function KeptMails({ first }: { first: Answer<typeof listKeptMails> }) {
  const text = useMailsText()
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
      <Hero title={text('mailbox')} intro={text('mailboxIntro')} />
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
