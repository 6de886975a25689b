import { Download } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { useAnalyticsText } from '../use-text.ts'
import styles from './chart.module.css'
import { savePicture } from './save-picture.ts'

interface ChartProps {
  title: string
  /** what its picture is called */
  fileName: string
  legend: ReactNode
  /** the same figures for everyone */
  table: ReactNode
  /** a Plot, which may come on demand */
  children: ReactNode
}

/** A drawing one can point at, by the keyboard as well, save as a picture and read as a table. */
export function Chart({ title, fileName, legend, table, children }: ChartProps) {
  const text = useAnalyticsText()
  const shownLegend = useRef<HTMLParagraphElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const save = () => {
    const parts = [shownLegend.current!, frame.current!]
    savePicture(parts, { title, fileName }).catch(reportUnexpected)
  }
  return (
    <div>
      <div className={styles.head}>
        <p ref={shownLegend} aria-hidden="true" className={styles.legend}>
          {legend}
        </p>
        <Button look="quiet" icon={<Download aria-hidden="true" />} onClick={save}>
          {text('savePicture')}
        </Button>
      </div>
      <div ref={frame} className={styles.chart}>
        <Suspense>{children}</Suspense>
      </div>
      <details className={styles.details}>
        <summary>{text('showTable')}</summary>
        {table}
      </details>
    </div>
  )
}
