import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { Menu } from '#kit/overlays/Menu.tsx'
import { createExport } from '../contract.ts'
import { LIST_FORMATS, type ListFormat, type ListKind } from '../vocabulary.ts'
import { useExportsText } from './use-text.ts'

interface ExportMenuProps {
  kind: ListKind
  /** what the list is narrowed to, as its address says it */
  asked: object
}

/** Takes a list away as it is narrowed, and leads to where its file is made. */
export function ExportMenu({ kind, asked }: ExportMenuProps) {
  const api = useApi()
  const text = useExportsText()
  const navigate = useNavigate()
  const showProblem = useProblem()
  const may = useMay()
  const take = async (format: ListFormat) => {
    try {
      await api.call(createExport, { kind, format, filter: chosenIn(asked) as Record<string, string> })
      await navigate('/home/exports')
    } catch (error) {
      showProblem(error)
    }
  }
  if (!may('take-exports')) return null
  return (
    <Menu
      sign={<Download />}
      label={text('export')}
      items={LIST_FORMATS.map((format) => ({ label: text(LABELS[format]), onSelect: () => void take(format) }))}
    />
  )
}

const LABELS = { csv: 'asCsv', xlsx: 'asXlsx' } as const satisfies Record<ListFormat, string>
