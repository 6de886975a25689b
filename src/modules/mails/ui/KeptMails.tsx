import type { Answer } from '#platform/contract/endpoint.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { listKeptMails } from '../contract.ts'
import { useMailsText } from './text.ts'

export function KeptMails({ first }: { first: Answer<typeof listKeptMails> }) {
  const text = useMailsText()
  const api = useApi()
  const { items: rows, loadMore } = useKeptList(['kept-mails'], first, (cursor) => api.call(listKeptMails, { cursor }))
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
          <LoadMore {...loadMore} />
        </div>
      )}
    </Page>
  )
}
