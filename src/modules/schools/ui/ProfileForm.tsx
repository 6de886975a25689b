import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import { laidOver } from '#kit/drafts/laid-over.ts'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useCaughtUp } from '#kit/forms/use-caught-up.ts'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { getProfile, type Profile, updateProfile } from '../profile/contract.ts'
import { PROFILE_CHANGED } from '../profile/vocabulary.ts'
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
  const caughtUp = useCaughtUp()
  const saved = useMemo(() => draftOf(profile), [profile])
  const { values: draft, isUnsaved, field, change, forget } = usePageWork(draftNameOf(profile), saved)
  const part = { draft, field, change }

  const save = async () => {
    const { id: schoolId, version } = profile
    try {
      await api.call(updateProfile, { schoolId, version, ...bodyOf(draft) })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === PROFILE_CHANGED) await layOverNewer()
      throw error
    }
    await revalidate()
  }
  /** Somebody was quicker: what was typed here is kept, over what they saved. */
  const layOverNewer = async () => {
    const newer = await api.call(getProfile)
    writeDraft(draftNameOf(newer), JSON.stringify(laidOver(draft, { base: saved, newer: draftOf(newer) })))
    await revalidate()
    await caughtUp()
    forget()
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
