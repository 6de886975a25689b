import { useNavigate } from 'react-router'
import { storeSurvey } from '#modules/surveys/contract.ts'
import { SurveyEditor } from '#modules/surveys/ui/SurveyEditor.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewSurvey.ts'
import { requireRight } from './require-right.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(loading({ request, context }), 'change-content')
}

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
