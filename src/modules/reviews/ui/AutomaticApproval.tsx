import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import { setReviewSettings } from '../contract.ts'
import { useJudgingText } from './use-text.ts'

/** Saved at once; goes back when it could not be. */
export function AutomaticApproval({ settings }: { settings: { approves_automatically: boolean } }) {
  const text = useJudgingText()
  const api = useApi()
  const showProblem = useProblem()
  const [isOn, setOn] = useState(settings.approves_automatically)
  const change = async (next: boolean) => {
    setOn(next)
    try {
      await api.call(setReviewSettings, { approves_automatically: next })
      toast.saved()
    } catch (error) {
      setOn(!next)
      showProblem(error)
    }
  }
  return (
    <Switch
      name="approves_automatically"
      label={text('automatic')}
      help={text('automaticHelp')}
      checked={isOn}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
