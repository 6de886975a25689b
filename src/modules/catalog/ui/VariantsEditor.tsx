import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { Tabs } from '#kit/navigation/Tabs.tsx'
import type { EditableProduct } from '../contract.ts'
import { VARIANTS_MAX } from '../vocabulary.ts'
import { AddVariantDialog } from './AddVariantDialog.tsx'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { VariantList } from './VariantList.tsx'
import { VariantParts } from './VariantParts.tsx'

interface VariantsEditorProps {
  product: EditableProduct
  /** what belongs to a variant beside its price, where there are several */
  children?: (variantId: string) => ReactNode
  onSaved: () => Promise<void>
}

/** All prices of a product. While there is one, the rest of the page is about it. */
export function VariantsEditor({ product, children, onSaved }: VariantsEditorProps) {
  const text = useCatalogText()
  const [asked, setAsked] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const { variants } = product
  const [first] = variants
  const add = variants.length < VARIANTS_MAX && (
    <div>
      <Button icon={<Plus />} onClick={() => setAdding(true)}>
        {text('addVariant')}
      </Button>
    </div>
  )
  return (
    <div className={styles.prices}>
      {variants.length > 1 ? (
        <>
          <Section title={text('variants')}>
            <div className={common.stack}>
              <VariantList product={product} onSaved={onSaved} />
              {add}
            </div>
          </Section>
          <Tabs
            label={text('variants')}
            chosen={variants.find(({ id }) => id === asked)?.id ?? first!.id}
            onChoose={setAsked}
            tabs={variants.map((variant) => ({
              name: variant.id,
              label: variant.name,
              panel: (
                <VariantParts product={product} variant={variant} onSaved={onSaved}>
                  {children?.(variant.id)}
                </VariantParts>
              ),
            }))}
          />
        </>
      ) : (
        <>
          {first && <VariantParts product={product} variant={first} onSaved={onSaved} />}
          <Section title={text('variants')}>
            <div className={common.stack}>
              <p className={common.soft}>{text('variantsIntro', { max: VARIANTS_MAX })}</p>
              {add}
            </div>
          </Section>
        </>
      )}
      {isAdding && (
        <AddVariantDialog
          product={product}
          onAdded={async (variantId) => {
            await onSaved()
            setAsked(variantId)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
