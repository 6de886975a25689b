import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { buttonClass } from '#kit/actions/button-class.ts'
import { saveFile } from '#kit/api/save-file.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { useNotesText } from './use-text.ts'

const FILE = '/my/notes/export'

/** A link, so that it works without scripts; with them a refusal is told on the page. */
export function ExportNotes() {
  const text = useNotesText()
  const showProblem = useProblem()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      await saveFile(FILE)
    } catch (error) {
      showProblem(error)
    }
    setSaving(false)
  }
  return (
    <a href={FILE} download className={buttonClass({})} aria-busy={isSaving} onClick={(event) => void save(event)}>
      <Download aria-hidden="true" />
      {text('export')}
    </a>
  )
}
