import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '#web/kit/actions/button-class.ts'
import styles from './search.module.css'
import { onDemand } from '#web/kit/on-demand.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = onDemand(async () => (await loadDialog()).SearchDialog)

/** Opened by its button, by Ctrl or Cmd and K, and by / outside of fields. */
export function CourseSearch({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
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
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Search />
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <SearchDialog onClose={() => setOpen(false)} />
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
