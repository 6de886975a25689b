import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { plainKeys } from './plain-keys.ts'
import { onDemand } from '../on-demand.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './keys.module.css'

const ListKeysDialog = onDemand(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)

/** j and k go through the rows of a list, x chooses one, ? tells so; Enter opens a row, as it follows any link. */
export function ListKeys() {
  const text = useKitText()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTypedInto(event.target)) return
    if (plainKeys.areOff() || document.querySelector('dialog[open], [popover=auto]:popover-open')) return
    const act = event.key === '?' ? () => setHelpOpen(true) : ROW_ACTIONS[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button type="button" aria-keyshortcuts="?" className={styles.keys} onClick={() => setHelpOpen(true)}>
        {text('keys')}
      </button>
      <Suspense>{isHelpOpen && <ListKeysDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </>
  )
}

const ROW_ACTIONS: Record<string, (() => void) | undefined> = {
  j: () => goToRow(1),
  k: () => goToRow(-1),
  x: () => rowInHand()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
}

const rowInHand = () => document.activeElement?.closest<HTMLElement>('[data-row]')

/** What is typed into a field is no key of a list; a box that is ticked takes no letters. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/** From none to the first, and not beyond the ends. */
function goToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter((row) => !row.closest('[hidden]'))
  const now = rows.findIndex((row) => row === rowInHand())
  const row = rows[now < 0 ? 0 : now + step]
  const first = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input')
  first?.focus()
}
