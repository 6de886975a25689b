import { FileLink } from '#kit/api/FileLink.tsx'
import { useNotesText } from './use-text.ts'

export function ExportNotes() {
  const text = useNotesText()
  return <FileLink href="/my/notes/export">{text('export')}</FileLink>
}
