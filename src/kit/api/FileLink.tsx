import { Download } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '../actions/button-class.ts'
import { saveFile } from './save-file.ts'
import { useProblem } from './use-problem.ts'

/** A link to a file, so that it works without scripts; with them a refusal is told on the page. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  const showProblem = useProblem()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      await saveFile(href)
    } catch (error) {
      showProblem(error)
    }
    setSaving(false)
  }
  return (
    <a href={href} download className={buttonClass({})} aria-busy={isSaving} onClick={(event) => void save(event)}>
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}
