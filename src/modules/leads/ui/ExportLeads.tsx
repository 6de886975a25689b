import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { buttonClass } from '#web/kit/actions/button-class.ts'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useLeadsText } from './use-text.ts'

/** A link that works without scripts; with them a refusal is told without leaving the page. */
export function ExportLeads({ href }: { href: string }) {
  const text = useLeadsText()
  const showProblem = useProblem()
  const [isBusy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      const answer = await fetch(href, { headers: { accept: 'text/csv, application/json' } })
      if (!answer.ok) throw new ApiProblem(answer.status, await answer.json(), answer.headers.get('retry-after'))
      save(await answer.blob(), nameIn(answer))
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

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'leads.csv'

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
