import { useMay } from '#kit/api/use-may.ts'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { examEditorPath } from '../vocabulary.ts'
import type { ExamPlace } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'
import { useExamResultsText } from './results-text.ts'

/** What an exam asks, how it goes, and who took it: the last for who may see what was answered. */
export function ExamTabs({ courseId, lectureId }: ExamPlace) {
  const text = useExamPanelText()
  const resultsText = useExamResultsText()
  const may = useMay()
  const path = examEditorPath(courseId, lectureId)
  return (
    <TabLinks
      label={resultsText('parts')}
      tabs={[
        { label: text('questions'), to: path },
        { label: resultsText('results'), to: `${path}/results` },
        ...(may('see-attempts') ? [{ label: resultsText('attemptsTab'), to: `${path}/attempts` }] : []),
      ]}
    />
  )
}
