import { updateSurvey } from '#modules/surveys/contract.ts'
import { SurveyEditor } from '#modules/surveys/ui/SurveyEditor.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import { useSurveyInHand } from './use-survey-in-hand.ts'

export default function SurveyQuestions() {
  const api = useApi()
  const { survey, reload } = useSurveyInHand()
  return (
    <SurveyEditor
      key={survey.id}
      survey={survey}
      onSave={async (input) => {
        await api.call(updateSurvey, { id: survey.id, ...input, seen: seenOf(updateSurvey, survey) })
        await reload()
      }}
    />
  )
}
