import type { Picture } from '#modules/media/contract.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Profile, updateProfile } from '../profile/contract.ts'

/** What the form holds while it is typed. */
export type ProfileDraft = Omit<Profile, 'id' | 'version'> & { author_avatar: Picture | null }

/** Of one version: what was typed over another is never shown as if it were over this one. */
export const draftNameOf = ({ id, version }: Profile): string => `profile:${id}:${version}`

export const draftOf = ({ id: _id, version: _version, ...draft }: Profile): ProfileDraft => draft

export const bodyOf = ({
  author_avatar: avatar,
  tagline: _tagline,
  ...draft
}: ProfileDraft): Omit<Input<typeof updateProfile>, 'schoolId' | 'version'> => ({
  ...draft,
  author_avatar_id: avatar?.id ?? null,
})
