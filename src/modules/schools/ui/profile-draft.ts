import type { Picture } from '#modules/media/contract.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Profile, updateProfile } from '../profile/contract.ts'

/** What the form holds while it is typed. */
export type ProfileDraft = Omit<Profile, 'id' | 'version'> & { author_avatar: Picture | null }

export const draftNameOf = ({ id }: Profile): string => `profile:${id}`

export const draftOf = ({ id: _id, version: _version, ...draft }: Profile): ProfileDraft => draft

export const bodyOf = ({
  author_avatar: avatar,
  tagline: _tagline,
  ...draft
}: ProfileDraft): Omit<Input<typeof updateProfile>, 'schoolId' | 'version'> => ({
  ...draft,
  author_avatar_id: avatar?.id ?? null,
})
