/* oxlint-disable jsx-a11y/interactive-supports-focus -- the chosen tab holds the focus, not the list */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './navigation.module.css'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

/** Arrow keys move between tabs. What should be in the address is a page of its own, not a tab. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const ownId = useId()
  const [chosen, choose] = useState(tabs[0]?.id)
  const idOf = (tab: string | undefined) => `${ownId}-${tab}`
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = tabs.at(next % tabs.length)
    choose(tab?.id)
    document.getElementById(idOf(tab?.id))?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tablist} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={idOf(id)}
            aria-selected={id === chosen}
            aria-controls={`${idOf(id)}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${idOf(id)}-panel`}
          aria-labelledby={idOf(id)}
          tabIndex={0}
          hidden={id !== chosen}
          className={styles.tabpanel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
