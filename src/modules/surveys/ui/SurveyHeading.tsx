import { Ellipsis } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSending } from '#kit/forms/use-sending.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { closeSurvey, deleteSurvey, openSurvey, type PanelSurvey } from '../contract.ts'
import { SurveyState } from './SurveyState.tsx'
import { useSurveysText } from './use-surveys-text.ts'

interface SurveyHeadingProps {
  survey: PanelSurvey
  onChanged: () => Promise<void>
}

/** A survey's name, whether it is open, and the ways to its parts. */
export function SurveyHeading({ survey, onChanged }: SurveyHeadingProps) {
  const text = useSurveysText()
  const api = useApi()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send, isSending, errorProps } = useSending()
  const { id, title, state, responses_count: count } = survey
  const isOpen = state === 'open'

  const turn = () =>
    send(async () => {
      await api.call(isOpen ? closeSurvey : openSurvey, { id })
      await onChanged()
      toast.show(text(isOpen ? 'isClosed' : 'opened'))
    })
  const remove = async () => {
    const consequence = text('deleteConsequence', { title, count })
    if (!(await confirm({ consequence, action: text('deleteSurvey') }))) return
    if (await send(async () => void (await api.call(deleteSurvey, { id })))) await navigate('/home/surveys')
  }

  return (
    <>
      <Breadcrumbs crumbs={[{ label: text('surveys'), to: '/home/surveys' }, { label: title }]} />
      <PageHeading
        title={title}
        state={<SurveyState state={state} />}
        actions={
          <>
            <Button look={isOpen ? 'secondary' : 'primary'} busy={isSending} onClick={() => void turn()}>
              {text(isOpen ? 'closeSurvey' : state === 'closed' ? 'openAgain' : 'openSurvey')}
            </Button>
            <Menu
              label={text('actions')}
              icon={<Ellipsis />}
              items={[{ label: text('deleteSurvey'), isDangerous: true, onSelect: () => void remove() }]}
            />
          </>
        }
      />
      {Object.values(errorProps.errors)
        .flat()
        .map((message) => (
          <Callout key={message} tone="bad" isNews>
            {message}
          </Callout>
        ))}
      <TabLinks
        label={text('parts')}
        tabs={[
          { label: text('questions'), to: `/home/surveys/${id}` },
          { label: text('results'), to: `/home/surveys/${id}/results` },
        ]}
      />
    </>
  )
}
