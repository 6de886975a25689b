import { useNavigate } from 'react-router'
import { listSurveyCourses, storeSurvey } from '#modules/surveys/contract.ts'
import { SurveyEditor } from '#modules/surveys/ui/SurveyEditor.tsx'
import { useSurveysText } from '#modules/surveys/ui/use-surveys-text.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#web/kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewSurvey.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listSurveyCourses)
  return { courses: data }
}

export default function NewSurvey({ loaderData: { courses } }: Route.ComponentProps) {
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
        courses={courses}
        onSave={async (input, letGo) => {
          const { survey } = await api.call(storeSurvey, input)
          letGo()
          await navigate(`/home/surveys/${survey.id}`, { replace: true })
        }}
      />
    </>
  )
}
