import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { buttonClass } from '#kit/actions/button-class.ts'
import { saveFile } from '#kit/api/save-file.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useLeadsText } from './use-text.ts'

/** A link that works without scripts; with them a refusal is told without leaving the page. */
export function ExportLeads({ href }: { href: string }) {
  const text = useLeadsText()
  const showProblem = useProblem()
  const [isBusy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      await saveFile(href)
      toast.show(text('exported'))
    } catch (error) {
      showProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <a
      href={href}
      aria-disabled={isBusy || undefined}
      className={buttonClass({ look: 'secondary' }, undefined)}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        if (!isBusy) void download()
      }}
    >
      <Download />
      {text(isBusy ? 'exporting' : 'export')}
    </a>
  )
}
