import { useMemo } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { LookPreview } from '#modules/schools/ui/look/LookPreview.tsx'
import { PreviewRoom } from '#modules/schools/ui/look/PreviewRoom.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useSettled } from '#kit/forms/use-settled.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { type Front, getFront, setFront } from '../contract.ts'
import { FRONT_CHANGED, FRONT_PICTURE, INTRO_MAX } from '../vocabulary.ts'
import { bodyOf, draftOf, type FrontDraft, previewPathOf } from './front-draft.ts'
import { QuotesField } from './QuotesField.tsx'
import { useFrontText } from './use-text.ts'

const draftNameOf = (schoolId: string, version: number) => `front:${schoolId}:${version}`
/** How long typing rests before the page is shown with it. */
const RESTS = 500

/** What the front page leads with: choices on the left, the page as they make it on the right. */
export function FrontForm({ schoolId, front }: { schoolId: string; front: Front }) {
  const text = useFrontText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(front), [front])
  const work = usePageWork(draftNameOf(schoolId, front.version), saved)
  const { values: draft, isUnsaved, field, change, forget } = work
  const preview = useSettled(previewPathOf(draft), RESTS)

  const publish = async () => {
    try {
      await api.call(setFront, { ...bodyOf(draft), version: front.version })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === FRONT_CHANGED) await goOnFromNewer()
      throw error
    }
    await revalidate()
  }
  /** Somebody was quicker: what was chosen here is kept, to be compared with theirs. */
  const goOnFromNewer = async () => {
    const newer = await api.call(getFront)
    writeDraft(draftNameOf(schoolId, newer.version), JSON.stringify(draft))
    forget()
    await revalidate()
  }

  return (
    <PreviewRoom preview={<LookPreview src={preview} isUnpublished={isUnsaved} />}>
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
        <p className={common.note}>
          {text('heading')} <Link to="/home/settings/profile">{text('toProfile')}</Link>
        </p>
        <TextArea {...field.text('intro')} {...withHelp(text, 'intro')} rows={3} limit={INTRO_MAX} />
        <ImageUpload
          {...withHelp(text, 'picture')}
          context={FRONT_PICTURE}
          picture={draft.picture}
          onChange={(picture) => change({ picture })}
        />
        <ProductField product={draft.product} onChange={(product) => change({ product })} />
        <QuotesField quotes={draft.quotes} onChange={(quotes) => change({ quotes })} />
      </SavedForm>
    </PreviewRoom>
  )
}

interface ProductFieldProps {
  product: FrontDraft['product']
  onChange: (product: FrontDraft['product']) => void
}

function ProductField({ product, onChange }: ProductFieldProps) {
  const text = useFrontText()
  return (
    <div className={common.closeStack}>
      <Picker
        name="product_id"
        {...withHelp(text, 'product')}
        placeholder={text('productPlaceholder')}
        find={useFindProducts()}
        value={product && { value: product.id, label: product.title }}
        onChange={(option) => onChange(option && { id: option.value, title: option.label, is_shown: true })}
      />
      {product && !product.is_shown && <Callout tone="caution">{text('notShown', { title: product.title })}</Callout>}
    </div>
  )
}
