import { type ReactNode, useId } from 'react'
import common from '#kit/common.module.css'

/** A part of the form under its own heading. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={common.part}>
      <header>
        <h2 id={id}>{title}</h2>
        {help && <p className={common.note}>{help}</p>}
      </header>
      {children}
    </section>
  )
}
