import type { Bound } from '#kit/fields/bound-to.ts'
import type { ProfileDraft } from './profile-draft.ts'

export interface ProfilePartProps {
  draft: ProfileDraft
  field: Bound<ProfileDraft>
  change: (part: Partial<ProfileDraft>) => void
}
