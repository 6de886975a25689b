import { useRevalidator } from 'react-router'
import { FileLink } from '#kit/api/FileLink.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import type { AccessManager as Manager } from '../contract.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { RemindAll } from './RemindAll.tsx'
import { SeatsLeft } from './SeatsLeft.tsx'
import { useSeatsText } from './use-text.ts'

/** Where whoever bought several licences hands them out (commerce §2, §4 Access manager). */
export function AccessManager({ manager }: { manager: Manager }) {
  const text = useSeatsText()
  const { revalidate } = useRevalidator()
  const { course, buyer, left, bought, can, invitations, remindable } = manager
  const viewer = useViewer()
  const whose = viewer?.id === buyer.id ? '' : `?${new URLSearchParams({ buyer_id: buyer.id })}`
  const file = `/home/access-manager/${course.id}/progress${whose}`
  const buyMore = <LinkButton to={`/${course.slug}/checkout?others=1`}>{text('buyMore')}</LinkButton>
  return (
    <>
      <SeatsLeft manager={manager}>
        {manager.has_access && (
          <LinkButton to={`/${course.slug}/watch`} reloadDocument>
            {text('toCourse')}
          </LinkButton>
        )}
        {can.invite && left > 0 && buyMore}
      </SeatsLeft>
      {can.invite && (
        <Section title={text('invite')}>
          {left > 0 ? (
            <InviteForm courseId={course.id} onChanged={revalidate} />
          ) : (
            <EmptyState title={text('noneLeft')} action={buyMore}>
              {text('noneLeftText')}
            </EmptyState>
          )}
        </Section>
      )}
      {bought === 0 && <EmptyState title={text('closed')}>{text('closedText')}</EmptyState>}
      {bought > 0 && (
        <Section
          title={text('people')}
          more={invitations.data.length > 0 && <FileLink href={file}>{text('exportProgress')}</FileLink>}
        >
          {remindable > 0 && <RemindAll courseId={course.id} count={remindable} onChanged={revalidate} />}
          {invitations.data.length === 0 ? (
            <EmptyState title={text('nobody')}>
              <span className={common.soft}>{text('nobodyText')}</span>
            </EmptyState>
          ) : (
            <InvitationList
              key={invitations.data
                .map(({ id, status, sent_at, reminded_at }) => [id, status, sent_at, reminded_at])
                .join(',')}
              courseId={course.id}
              buyerId={buyer.id}
              initial={invitations}
              onChanged={revalidate}
            />
          )}
        </Section>
      )}
    </>
  )
}
