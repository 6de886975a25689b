import type { ComponentType } from 'react'
import type { Client } from '#platform/contract/client.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Message, Translate } from '#platform/i18n/text.ts'
import type { Right } from '#platform/rights.ts'
import { useMay } from '#kit/api/use-may.ts'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useWords, type Words } from '#kit/text/text-of.ts'
import type { NewProduct, ProductRow, ProductRowsAsked } from '../contract.ts'
import type { ProductKind } from '../vocabulary.ts'
import { type ProductColumns, ProductTable } from './ProductTable.tsx'

type ListWord = 'all' | 'one' | 'newOne' | 'search' | 'none' | 'noneText' | 'noneFoundText' | 'showAll' | 'nextPage'
/** How it is deleted: what it is called, what is said of it, and what follows. */
type DeletionWord = 'delete' | 'deleteTitle' | 'deleteText' | 'deleteConsequence'
/** What a list of products says. */
export type ListMessages = Record<ListWord, Message>
/** What the panel says of products of a kind, by the same names for each. */
type KindMessages = Record<ListWord | 'stepDetails' | 'create' | 'editorParts' | 'duplicated' | DeletionWord, Message>

interface PanelKindCalls<Row extends ProductRow, Contents> {
  kind: ProductKind
  list: (api: Client, asked: ProductRowsAsked) => Promise<{ data: Row[]; next_page_url: string | null }>
  /** answers the id of what was made */
  create: (api: Client, made: NewProduct) => Promise<string>
  /** makes a copy, and answers its id */
  duplicate?: (api: Client, productId: string) => Promise<string>
  /** instead, where it is asked first what becomes of the copy */
  DuplicateButton?: ComponentType<{ product: { id: string; title: string } }>
  /** what its editor begins with, read again after each change; refuses what is of another kind */
  contents: (api: Client, productId: string) => Promise<Contents>
  /** in place of publishing it at once, where what it has and lacks is shown first */
  PublishDialog?: ComponentType<PublishDialogProps>
}

export interface PublishDialogProps {
  product: { id: string; title: string }
  /** reads again what changed */
  onPublished: () => Promise<void>
  onClose: () => void
}

interface Described<Row extends ProductRow, Contents, M extends KindMessages> extends PanelKindCalls<Row, Contents> {
  words: Words<M>
  /** of its list, behind the names of products */
  columns: (text: Translate<M>, language: Language) => ProductColumns<Row>
  /** the parts of its editor that only this kind has; the first is where it opens */
  tabs: (text: Translate<M>) => EditorTab[]
}

export interface EditorTab {
  label: string
  /** the last part of its address */
  part: string
  /** of who is led there; of whoever sees products unless said otherwise */
  right?: Right
}

/** How the panel shows products of a kind: what its pages, which are the same for all kinds, ask of it (commerce §2). */
export interface PanelKind extends PanelKindCalls<ProductRow, unknown> {
  words: Words<KindMessages>
  Table: ComponentType<{ rows: ProductRow[] }>
  Tabs: ComponentType<{ base: string; others: EditorTab[] }>
}

/** Rows and contents come back from the very calls that the record names, through pages that do not know the kind. */
export function panelKind<Row extends ProductRow, Contents, M extends KindMessages>(
  described: Described<Row, Contents, M>,
): PanelKind {
  const { kind, words, columns, tabs, ...calls } = described
  function Table({ rows }: { rows: ProductRow[] }) {
    const text = useWords(words)
    const { language } = useLocale()
    const own = columns(text, language)
    return <ProductTable caption={text('all')} one={text('one')} rows={rows as Row[]} own={own} />
  }
  function Tabs({ base, others }: { base: string; others: EditorTab[] }) {
    const text = useWords(words)
    const may = useMay()
    const links = [...tabs(text), ...others]
      .filter(({ right = 'see-products' }) => may(right))
      .map(({ label, part }) => ({ label, to: part ? `${base}/${part}` : base }))
    return <TabLinks label={text('editorParts')} tabs={links} />
  }
  return {
    ...calls,
    kind,
    words,
    Table,
    Tabs,
  }
}
