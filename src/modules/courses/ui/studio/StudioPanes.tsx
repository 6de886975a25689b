import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { useCoursesText } from '../use-text.ts'
import styles from './studio.module.css'

export const PANES = ['outline', 'matter', 'properties'] as const
export type PaneName = (typeof PANES)[number]

interface StudioPanesProps {
  /** the one that a narrow screen shows */
  shown: PaneName
  onShow: (pane: PaneName) => void
  /** one `Pane` for each name */
  children: ReactNode
}

/** The outline of a course, a lecture as students will see it and its properties: beside one another, or on a phone one after the other. */
export function StudioPanes({ shown, onShow, children }: StudioPanesProps) {
  const text = useCoursesText()
  return (
    <div className={styles.studio}>
      <fieldset className={styles.choice}>
        <legend className={common.hidden}>{text('panes')}</legend>
        {PANES.map((pane) => (
          <button key={pane} type="button" aria-pressed={pane === shown} onClick={() => onShow(pane)}>
            {text(`pane_${pane}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles.panes} data-shown={shown}>
        {children}
      </div>
    </div>
  )
}

export function Pane({ name, children }: { name: PaneName; children: ReactNode }) {
  const text = useCoursesText()
  return (
    <section aria-label={text(`pane_${name}`)} data-pane={name} className={styles.pane}>
      {children}
    </section>
  )
}
