import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { type Grant, type GrantPage, listStudentGrants } from '../contract.ts'
import styles from './access.module.css'
import { GrantRow } from './GrantRow.tsx'
import { useAccessText } from './use-text.ts'

const GiveAccessDialog = onDemand(async () => (await import('./GiveAccessDialog.tsx')).GiveAccessDialog)
const ExtendDialog = onDemand(async () => (await import('./ExtendDialog.tsx')).ExtendDialog)
const RevokeDialog = onDemand(async () => (await import('./RevokeDialog.tsx')).RevokeDialog)

type Asked = { what: 'give' } | { what: 'extend' | 'revoke'; grant: Grant }

/** Why products are open to a student, and what an admin can do about it. Give it a key when what is shown changes. */
export function StudentAccess({ student, initial }: { student: { id: string; name: string }; initial: GrantPage }) {
  const text = useAccessText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentGrants, { id: student.id, cursor }))
  const dialog = { onDone: () => void revalidate(), onClose: () => setAsked(null) }
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={text('studentHasNone')} />
      ) : (
        <RowList>
          {items.map((grant) => (
            <GrantRow
              key={grant.id}
              grant={grant}
              actions={
                grant.can.revoke && (
                  <>
                    {grant.can.extend && (
                      <Button
                        aria-label={text('extendWhat', { title: grant.product.title })}
                        onClick={() => setAsked({ what: 'extend', grant })}
                      >
                        {text('extend')}
                      </Button>
                    )}
                    <Button
                      look="quiet"
                      aria-label={text('revokeWhat', { title: grant.product.title })}
                      onClick={() => setAsked({ what: 'revoke', grant })}
                    >
                      {text('revoke')}
                    </Button>
                  </>
                )
              }
            />
          ))}
        </RowList>
      )}
      <LoadMore {...loadMore} />
      <div className={styles.give}>
        <Button onClick={() => setAsked({ what: 'give' })}>{text('give')}</Button>
      </div>
      <Suspense>
        {asked?.what === 'give' && <GiveAccessDialog student={student} {...dialog} />}
        {asked?.what === 'extend' && <ExtendDialog grant={asked.grant} {...dialog} />}
        {asked?.what === 'revoke' && <RevokeDialog grant={asked.grant} {...dialog} />}
      </Suspense>
    </>
  )
}
