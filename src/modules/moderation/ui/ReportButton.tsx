import { Suspense, useState } from 'react'
import { useReportText } from './use-report-text.ts'
import { fetchAhead } from '#kit/arrive.ts'
import { onDemand } from '#kit/on-demand.ts'

const loadDialog = () => import('./ReportDialog.tsx')
const ReportDialog = onDemand(async () => (await loadDialog()).ReportDialog)

interface ReportButtonProps {
  /** as in the calls: `App\Comment` */
  type: string
  id: string
  authorName: string
  className?: string | undefined
}

/** For what somebody else wrote; the dialog is loaded when someone comes near. */
export function ReportButton({ type, id, authorName, className }: ReportButtonProps) {
  const text = useReportText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={text('reportWhose', { name: authorName })}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => setOpen(true)}
        data-needs-scripts
      >
        {text('report')}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog type={type} id={id} authorName={authorName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
