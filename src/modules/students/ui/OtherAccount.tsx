import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { listStudents } from '../contract.ts'
import { useMergingText } from './use-text.ts'

interface OtherAccountProps {
  studentId: string
  /** the one that was chosen */
  other: { id: string; name: string; email: string } | null
}

/** Which other account the same person has, searched for as the list of students is. */
export function OtherAccount({ studentId, other }: OtherAccountProps) {
  const text = useMergingText()
  const api = useApi()
  const navigate = useNavigate()
  const find: Find = async (words, cursor) => {
    const page = await api.call(listStudents, { ...(words && { q: words }), cursor })
    const others = page.data.filter(({ id }) => id !== studentId)
    return { ...page, data: others.map(({ id, name, email }) => ({ value: id, label: `${name} – ${email}` })) }
  }
  return (
    <Picker
      name="other_id"
      label={text('other')}
      help={text('otherHelp')}
      placeholder={text('chooseOther')}
      required
      find={find}
      value={other && { value: other.id, label: `${other.name} – ${other.email}` }}
      onChange={(option) => void navigate(`?${new URLSearchParams({ with: option?.value ?? '' })}`, { replace: true })}
    />
  )
}
