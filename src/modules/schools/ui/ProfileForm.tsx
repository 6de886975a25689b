import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { type Profile, updateProfile } from '../profile/contract.ts'
import { AuthorPart } from './AuthorPart.tsx'
import { FoundPart } from './FoundPart.tsx'
import { bodyOf, draftNameOf, draftOf } from './profile-draft.ts'
import styles from './schools.module.css'
import { SchoolPart } from './SchoolPart.tsx'
import { useProfileText } from './use-text.ts'

interface ProfileFormProps {
  profile: Profile
  host: string
  /** the address of what a link to the school shows, or null */
  sharedPicture: string | null
}

/** What the school says of itself: one form, saved at once. */
export function ProfileForm({ profile, host, sharedPicture }: ProfileFormProps) {
  const text = useProfileText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(profile), [profile])
  const { values: draft, isUnsaved, field, change, forget } = usePageWork(draftNameOf(profile), saved)
  const part = { draft, field, change }

  const save = async () => {
    const { id: schoolId, version } = profile
    await api.call(updateProfile, { schoolId, version, ...bodyOf(draft) })
    await revalidate()
  }

  return (
    <SavedForm
      save={save}
      forget={forget}
      submit={text('save')}
      className={classNames(inner.editor, inner.longForm)}
      actions={isUnsaved && <span className={styles.now}>{text('unsaved')}</span>}
    >
      <Section title={text('school')}>
        <SchoolPart {...part} />
      </Section>
      <Section title={text('seo')}>
        <FoundPart {...part} host={host} sharedPicture={sharedPicture} />
      </Section>
      <Section title={text('author')}>
        <AuthorPart {...part} />
      </Section>
    </SavedForm>
  )
}
