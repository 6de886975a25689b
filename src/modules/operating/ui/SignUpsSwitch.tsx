import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import { setSignUps } from '../sign-ups/contract.ts'
import { useOperatingText } from './use-text.ts'

/** Whether schools that begin from now on wait for leave. */
export function SignUpsSwitch({ areHeld }: { areHeld: boolean }) {
  const text = useOperatingText()
  const api = useApi()
  const showProblem = useProblem()
  const [isOn, setOn] = useState(areHeld)
  const set = async (wanted: boolean) => {
    setOn(wanted)
    try {
      await api.call(setSignUps, { are_held: wanted })
      toast.saved()
    } catch (error) {
      setOn(!wanted)
      showProblem(error)
    }
  }
  return (
    <Switch
      name="are_held"
      label={text('signUps')}
      help={text('signUpsHelp')}
      checked={isOn}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  )
}
