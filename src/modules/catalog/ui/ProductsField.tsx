import { X } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { PanelProduct } from '../contract.ts'
import { useFindProducts } from './use-find-products.ts'

type Product = Pick<PanelProduct, 'id' | 'title'>

interface ProductsFieldProps {
  name: string
  label: string
  placeholder: string
  /** of one kind only */
  kind?: PanelProduct['kind']
  /** of some only */
  kinds?: readonly PanelProduct['kind'][]
  /** what the button that takes one out is called */
  removing: (title: string) => string
  products: Product[]
  onChange: (products: Product[]) => void
}

/** Those that are chosen, and a field to choose more; choosing one again takes it out. */
export function ProductsField(props: ProductsFieldProps) {
  const { name, label, placeholder, kind, kinds, removing, products, onChange } = props
  const findProducts = useFindProducts(kind, kinds)
  const isChosen = (id: string) => products.some((product) => product.id === id)
  const without = (id: string) => products.filter((product) => product.id !== id)
  return (
    <div>
      <Picker
        name={name}
        label={label}
        placeholder={placeholder}
        find={findProducts}
        value={null}
        isChosen={isChosen}
        onChange={(option) => {
          if (!option) return
          const { value: id, label: title } = option
          onChange(isChosen(id) ? without(id) : [...products, { id, title }])
        }}
      />
      {products.length > 0 && (
        <RowList>
          {products.map(({ id, title }) => (
            <ListRow
              key={id}
              title={title}
              actions={<IconButton label={removing(title)} icon={<X />} onClick={() => onChange(without(id))} />}
            />
          ))}
        </RowList>
      )}
    </div>
  )
}
