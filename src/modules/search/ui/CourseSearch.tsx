import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { buttonClass } from '#kit/actions/button-class.ts'
import styles from './search.module.css'
import { fetchAhead } from '#kit/arrive.ts'
import { onDemand } from '#kit/on-demand.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = onDemand(async () => (await loadDialog()).SearchDialog)

/** Opened by its button, by Ctrl or Cmd and K, and by / outside of fields; stays until the page it leads to is there. */
export function CourseSearch({ label }: { label: string }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = useEffectEvent(() => setOpenedAt(key))
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        title={label}
        className={buttonClass({ look: 'quiet' }, styles.opener)}
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => setOpenedAt(key)}
      >
        <Search />
      </button>
      {openedAt === key &&
        createPortal(
          <Suspense>
            <SearchDialog onClose={() => setOpenedAt(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !altKey && !isTyping && !document.querySelector('dialog[open]')
}
