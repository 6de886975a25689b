import { BookmarkPlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { onDemand } from '#kit/on-demand.ts'
import { deleteView, keepView, type ListView } from '../contract.ts'
import { QUERY_MAX } from '../vocabulary.ts'
import { askedIn } from './asked-in.ts'
import { useKeptViews } from './kept-views.ts'
import styles from './views.module.css'
import { useViewsText } from './use-text.ts'

const SaveViewDialog = onDemand(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)

/** The views an admin keeps of a list, and the way to keep what it is narrowed to now. Nothing, where there is neither. */
export function ListViews({ path, list }: { path: string; list: string }) {
  const text = useViewsText()
  const { views } = useKeptViews(list)
  const asked = askedIn(useLocation().search)
  const [isNaming, setNaming] = useState(false)
  const isNew = asked !== '' && asked.length <= QUERY_MAX && !views.some((view) => view.query === asked)
  if (views.length === 0 && !isNew) return null
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav aria-label={text('views')} className={styles.names}>
          <Link to={path} aria-current={asked === '' ? 'page' : undefined}>
            {text('all')}
          </Link>
          {views.map((view) => (
            <View key={view.id} path={path} view={view} isHere={view.query === asked} />
          ))}
        </nav>
      )}
      {isNew && (
        <Button look="quiet" icon={<BookmarkPlus />} onClick={() => setNaming(true)}>
          {text('save')}
        </Button>
      )}
      <Suspense>{isNaming && <SaveViewDialog list={list} query={asked} onClose={() => setNaming(false)} />}</Suspense>
    </div>
  )
}

function View({ path, view, isHere }: { path: string; view: ListView; isHere: boolean }) {
  const text = useViewsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send } = useSending({ isForm: false })
  const { id, list, name, query } = view
  const keepAgain = () =>
    send(async () => {
      await api.call(keepView, { list, name, query })
      await revalidate()
    })
  const forget = () =>
    send(async () => {
      await api.call(deleteView, { id })
      await revalidate()
      toast.show(text('forgotten'), { action: { label: text('undo'), run: () => void keepAgain() } })
    })
  return (
    <span className={styles.view}>
      <Link to={`${path}?${query}`} aria-current={isHere ? 'page' : undefined}>
        {name}
      </Link>
      {isHere && <IconButton label={text('forget', { name })} icon={<X />} onClick={() => void forget()} />}
    </span>
  )
}
