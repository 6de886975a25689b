import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { saveFile } from '#kit/api/save-file.ts'
import { useMay } from '#kit/api/use-may.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import type { Period } from '../contract.ts'
import { useSurveysText } from './use-surveys-text.ts'

export function ExportButton({ surveyId, period }: { surveyId: string; period: Period }) {
  const text = useSurveysText()
  const showProblem = useProblem()
  const may = useMay()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const query = new URLSearchParams(Object.entries(period).filter(([, value]) => value))
    try {
      await saveFile(`/home/surveys/${surveyId}/export?${query}`)
    } catch (error) {
      showProblem(error)
    }
    setSaving(false)
  }
  if (!may('take-responses')) return null
  return (
    <Button icon={<Download />} busy={isSaving} onClick={() => void save()}>
      {text('export')}
    </Button>
  )
}
