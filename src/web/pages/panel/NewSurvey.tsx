import { useNavigate } from 'react-router'
import { storeSurvey } from '#modules/surveys/contract.ts'
import { SurveyEditor } from '#modules/surveys/ui/SurveyEditor.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'

export default function NewSurvey() {
  const text = useSurveysText()
  const api = useApi()
  const navigate = useNavigate()
  return (
    <>
      <title>{text('newSurvey')}</title>
      <Breadcrumbs crumbs={[{ label: text('surveys'), to: '/home/surveys' }, { label: text('newSurvey') }]} />
      <h1>{text('newSurvey')}</h1>
      <SurveyEditor
        survey={null}
        onSave={async (input, letGo) => {
          const { survey } = await api.call(storeSurvey, input)
          letGo()
          await navigate(`/home/surveys/${survey.id}`, { replace: true })
        }}
      />
    </>
  )
}
