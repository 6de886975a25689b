import { listMyNotes } from '#modules/notes/contract.ts'
import { ExportNotes } from '#modules/notes/ui/ExportNotes.tsx'
import { MyNotes } from '#modules/notes/ui/MyNotes.tsx'
import styles from '#modules/notes/ui/notes.module.css'
import { useNotesText } from '#modules/notes/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MyNotesPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 150)
  return { q, notes: await loading({ request, context }).api.call(listMyNotes, { ...(q && { q }) }) }
}

export default function MyNotesPage({ loaderData: { q, notes } }: Route.ComponentProps) {
  const text = useNotesText()
  const isEmpty = notes.data.length === 0
  const hasNone = isEmpty && !q
  return (
    <MyShell
      title={text('myNotes')}
      heading={
        <div className={styles.heading}>
          <h1>{text('myNotes')}</h1>
          {!isEmpty && <ExportNotes />}
        </div>
      }
      none={hasNone && { title: text('noneAtAll'), text: text('noneAtAllText'), to: '/my', way: text('toMyCourses') }}
      first={
        <>
          {!hasNone && (
            <>
              <p className={common.soft}>{text('onlyYou')}</p>
              <LiveFilters className={styles.find}>
                <TextField name="q" type="search" label={text('search')} maxLength={150} defaultValue={q} />
              </LiveFilters>
            </>
          )}
          {isEmpty && q && (
            <EmptyState title={text('noneFound')} action={<LinkButton to="/my/notes">{text('showAll')}</LinkButton>}>
              {text('noneFoundText')}
            </EmptyState>
          )}
          <MyNotes key={q} initial={notes} q={q} />
        </>
      }
    />
  )
}
