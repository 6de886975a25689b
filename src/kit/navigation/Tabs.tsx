import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

interface Tab<Name extends string> {
  name: Name
  label: string
  panel: ReactNode
}

interface TabsProps<Name extends string> {
  /** What the tabs are parts of. */
  label: string
  tabs: Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One of several panels in the same place. All of them are there, so that what is typed stays; without scripts all show. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const id = useId()
  const idOf = (name: Name) => `${id}-${name}`
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]!.name
    onChoose(next)
    document.getElementById(idOf(next))?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ name, label: tabLabel }) => (
          <button
            key={name}
            id={idOf(name)}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${idOf(name)}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(name)}
            onKeyDown={move}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          id={`${idOf(name)}-panel`}
          role="tabpanel"
          aria-labelledby={idOf(name)}
          className={styles.panel}
          data-is-chosen={name === chosen}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
