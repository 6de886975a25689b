import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useSettled } from '#kit/forms/use-settled.ts'
import inner from '#kit/inner.module.css'
import { type Look, publishLook } from '../look/contract.ts'
import type { KeptDraft } from '../look/draft/contract.ts'
import { LOOK_CHANGED } from '../vocabulary.ts'
import { TEMPLATES } from '#modules/schools/vocabulary.ts'
import { useLookText } from '#modules/schools/ui/use-text.ts'
import { FontsField } from '#modules/schools/ui/look/FontsField.tsx'
import { ColorField } from '#modules/schools/ui/look/ColorField.tsx'
import { entriesOf, type MenuEntry, type MenuName, type MenuPlaces } from '#modules/schools/ui/look/menu-places.ts'
import { MenuEntryDialog } from '#modules/schools/ui/look/MenuEntryDialog.tsx'
import { MenuField } from '#modules/schools/ui/look/MenuField.tsx'
import { LogoFields } from '#modules/schools/ui/look/LogoFields.tsx'
import { bodyOf, type LookDraft, triedIn } from './look-draft.ts'
import { FrontFields } from './FrontFields.tsx'
import { DraftState } from './DraftState.tsx'
import { useLookDraft } from './use-look-draft.ts'
import styles from '#modules/schools/ui/look/look.module.css'
import { LookPreview, PREVIEW } from '#modules/schools/ui/look/LookPreview.tsx'
import { PastLooks } from './PastLooks.tsx'
import { LookPart } from '#modules/schools/ui/look/LookPart.tsx'
import { PreviewRoom } from '#modules/schools/ui/look/PreviewRoom.tsx'

/** How long typing rests before the page is shown with it. */
const RESTS = 400

interface LookFormProps {
  school: { name: string }
  look: Look
  /** what its admins have in hand */
  keptDraft: KeptDraft | null
  places: MenuPlaces
  findProducts: Find
}

/** Controls on the left, the front page as they make it on the right; visitors see what is published. */
export function LookForm({ school, look, keptDraft, places, findProducts }: LookFormProps) {
  const text = useLookText()
  const { template } = look
  const work = useLookDraft(look, keptDraft)
  const { values: draft, isUnpublished, field, change } = work
  const tried = useSettled(triedIn(draft), RESTS)
  const publish = usePublishing(work, look.version)
  const { edited, taken, edit, keep, close } = useMenuEntry(draft, places, change)

  return (
    <PreviewRoom
      preview={
        <LookPreview
          srcIn={(language) => `/home/settings/look/preview/${language}?${tried}`}
          look={draft}
          isUnpublished={isUnpublished}
        />
      }
    >
      <SavedForm
        save={publish}
        submit={text('publish')}
        className={inner.longForm}
        actions={<Ways isUnpublished={isUnpublished} onDiscard={work.discard} />}
      >
        <DraftState work={work} look={look} />
        <LookPart title={text('frontPage')}>
          <FrontFields draft={draft} field={field} change={change} />
        </LookPart>
        <LookPart title={text('templateAndFonts')}>
          <RadioGroup
            {...field.choice('template')}
            onChange={({ target }) => change({ template: TEMPLATES.find((each) => each === target.value) ?? template })}
            label={text('template')}
            options={TEMPLATES.map((each) => ({ value: each, label: text(each), help: text(`${each}Help`) }))}
          />
          <FontsField
            schoolName={school.name}
            template={draft.template}
            fonts={draft.fonts}
            onChange={(fonts) => change({ fonts })}
          />
        </LookPart>
        <LookPart title={text('logoAndIcon')}>
          <LogoFields schoolName={school.name} draft={draft} change={change} />
        </LookPart>
        <LookPart title={text('colors')}>
          <ColorField color={draft.overlay_color} onColor={(color) => change({ overlay_color: color })} />
        </LookPart>
        {(['head', 'foot'] as const).map((which) => (
          <LookPart key={which} title={text(`${which}Menu`)}>
            <MenuField
              which={which}
              places={places}
              entries={draft[`${which}_menu`]}
              onChange={(entries) => change({ [`${which}_menu`]: entries })}
              onEdit={(entry) => edit({ which, entry })}
            />
          </LookPart>
        ))}
      </SavedForm>
      {edited && (
        <MenuEntryDialog
          entry={edited.entry}
          places={[...places.head, ...places.foot]}
          taken={taken}
          findProducts={findProducts}
          onSave={keep}
          onClose={close}
        />
      )}
      {look.past.length > 0 && <PastLooks past={look.past} onTry={change} />}
    </PreviewRoom>
  )
}

/** What else one can do than publish. */
function Ways({ isUnpublished, onDiscard }: { isUnpublished: boolean; onDiscard: () => void }) {
  const text = useLookText()
  return (
    <>
      {isUnpublished && (
        <Button look="quiet" onClick={onDiscard}>
          {text('discard')}
        </Button>
      )}
      <a href={`#${PREVIEW}`} className={styles.toPreview}>
        {text('toPreview')}
      </a>
    </>
  )
}

/** Publishes what is in hand, as it is on the screen. */
function usePublishing(work: ReturnType<typeof useLookDraft>, version: number) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  return async () => {
    const kept = await work.settle()
    try {
      await api.call(publishLook, { ...bodyOf(work.values), version, ...(kept && { draft_version: kept.version }) })
    } catch (error) {
      // Somebody was quicker: the draft is kept, to be compared with what they published.
      if (error instanceof ApiProblem && error.code === LOOK_CHANGED) await revalidate()
      throw error
    }
    work.published()
    await revalidate()
  }
}

interface EditedEntry {
  which: MenuName
  /** null for a new one */
  entry: MenuEntry | null
}

/** An entry of a menu that is being written: a form of its own, and so beside that of the look. */
function useMenuEntry(draft: LookDraft, places: MenuPlaces, change: (part: Partial<LookDraft>) => void) {
  const [edited, edit] = useState<EditedEntry | null>(null)
  const menu = edited ? entriesOf(edited.which, places, draft[`${edited.which}_menu`]) : []
  return {
    edited,
    /** where the other entries of its menu lead */
    taken: menu.map(({ to }) => to).filter((to) => to !== edited?.entry?.to),
    edit,
    keep(entry: MenuEntry) {
      const kept = edited?.entry ? menu.map((each) => (each.to === edited.entry?.to ? entry : each)) : [...menu, entry]
      if (edited) change({ [`${edited.which}_menu`]: kept })
      edit(null)
    },
    close: () => edit(null),
  }
}
