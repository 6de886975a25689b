import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import type { Find } from '#kit/fields/use-found.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { getLook, type Look, publishLook } from '../../look/contract.ts'
import type { MenuEntry } from '../../look/menus/vocabulary.ts'
import { LOOK_CHANGED } from '../../look/vocabulary.ts'
import { TEMPLATES } from '../../vocabulary.ts'
import { useLookText } from '../use-text.ts'
import { ColorField } from './ColorField.tsx'
import { entriesOf, type MenuName, type MenuPlaces } from './menu-places.ts'
import { MenuEntryDialog } from './MenuEntryDialog.tsx'
import { MenuField } from './MenuField.tsx'
import { LogoFields } from './LogoFields.tsx'
import { bodyOf, draftOf, previewPathOf } from './look-draft.ts'
import { LookPreview } from './LookPreview.tsx'
import { PastLooks } from './PastLooks.tsx'
import { PreviewRoom } from './PreviewRoom.tsx'

const draftNameOf = (schoolId: string, version: number) => `look:${schoolId}:${version}`

interface LookFormProps {
  school: { id: string; name: string }
  look: Look
  places: MenuPlaces
  findProducts: Find
}

/** Controls on the left, the front page as they make it on the right; visitors see what is published. */
export function LookForm({ school, look, places, findProducts }: LookFormProps) {
  const text = useLookText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { template, version } = look
  const saved = useMemo(() => draftOf(look), [look])
  const work = usePageWork(draftNameOf(school.id, version), saved)
  const { values: draft, isUnsaved, field, change, forget } = work

  /** An entry of a menu that is being written: a form of its own, and so beside this one. */
  const [edited, setEdited] = useState<{ which: MenuName; entry: MenuEntry | null } | null>(null)
  const menu = edited ? entriesOf(edited.which, places, draft[`${edited.which}_menu`]) : []
  const keepEntry = (entry: MenuEntry) => {
    const kept = edited?.entry ? menu.map((each) => (each.to === edited.entry?.to ? entry : each)) : [...menu, entry]
    if (edited) change({ [`${edited.which}_menu`]: kept })
    setEdited(null)
  }

  const publish = async () => {
    try {
      await api.call(publishLook, { ...bodyOf(draft), version })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === LOOK_CHANGED) await goOnFromNewer()
      throw error
    }
    await revalidate()
  }
  /** Somebody was quicker: what was chosen here is kept, to be compared with theirs. */
  const goOnFromNewer = async () => {
    const newer = await api.call(getLook)
    writeDraft(draftNameOf(school.id, newer.version), JSON.stringify(draft))
    forget()
    await revalidate()
  }

  return (
    <PreviewRoom preview={<LookPreview src={previewPathOf(draft)} look={draft} isUnpublished={isUnsaved} />}>
      <SavedForm
        save={publish}
        forget={forget}
        submit={text('publish')}
        className={inner.longForm}
        actions={
          isUnsaved && (
            <Button look="quiet" onClick={forget}>
              {text('discard')}
            </Button>
          )
        }
      >
        <RadioGroup
          {...field.choice('template')}
          onChange={({ target }) => change({ template: TEMPLATES.find((each) => each === target.value) ?? template })}
          label={text('template')}
          options={TEMPLATES.map((each) => ({ value: each, label: text(each), help: text(`${each}Help`) }))}
        />
        <LogoFields schoolName={school.name} draft={draft} change={change} />
        <ColorField color={draft.overlay_color} onColor={(color) => change({ overlay_color: color })} />
        {(['head', 'foot'] as const).map((which) => (
          <MenuField
            key={which}
            which={which}
            places={places}
            entries={draft[`${which}_menu`]}
            onChange={(entries) => change({ [`${which}_menu`]: entries })}
            onEdit={(entry) => setEdited({ which, entry })}
          />
        ))}
      </SavedForm>
      {edited && (
        <MenuEntryDialog
          entry={edited.entry}
          places={[...places.head, ...places.foot]}
          taken={menu.map(({ to }) => to).filter((to) => to !== edited.entry?.to)}
          findProducts={findProducts}
          onSave={keepEntry}
          onClose={() => setEdited(null)}
        />
      )}
      {look.past.length > 0 && <PastLooks past={look.past} onTry={change} />}
    </PreviewRoom>
  )
}
