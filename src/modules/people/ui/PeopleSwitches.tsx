import { useState } from 'react'
import type { School } from '#modules/schools/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import { setSwitches } from '../contract.ts'
import { usePeopleText } from './text.ts'

type Switches = Pick<School, 'is_login_enabled' | 'is_registration_enabled' | 'are_students_admitted'>

const SWITCHES = [
  { name: 'is_login_enabled', label: 'switchLogin', help: 'switchLoginHelp' },
  { name: 'is_registration_enabled', label: 'switchRegistration', help: 'switchRegistrationHelp' },
  { name: 'are_students_admitted', label: 'switchAdmitted', help: 'switchAdmittedHelp' },
] as const

/** Each switch takes effect at once, and goes back when that failed. */
export function PeopleSwitches({ school }: { school: Switches }) {
  const text = usePeopleText()
  const api = useApi()
  const showProblem = useProblem()
  const [switches, setShown] = useState<Switches>({
    is_login_enabled: school.is_login_enabled,
    is_registration_enabled: school.is_registration_enabled,
    are_students_admitted: school.are_students_admitted,
  })
  const set = async (name: keyof Switches, isOn: boolean) => {
    const before = switches
    setShown({ ...before, [name]: isOn })
    try {
      await api.call(setSwitches, { [name]: isOn })
      toast.saved()
    } catch (error) {
      setShown(before)
      showProblem(error)
    }
  }
  return (
    <div className={common.stack}>
      {SWITCHES.map(({ name, label, help }) => (
        <Switch
          key={name}
          name={name}
          label={text(label)}
          help={text(help)}
          checked={switches[name]}
          onChange={(event) => void set(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}
