import { Award, GraduationCap, LayoutGrid, Newspaper, Receipt, UserRoundPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Queries } from '#kit/api/Queries.tsx'
import { useSettled } from '#kit/forms/use-settled.ts'
import { FindDialog, type FindOption } from '#kit/overlays/FindDialog.tsx'
import { FindOptionLink } from '#kit/overlays/FindOptionLink.tsx'
import { FIND_MAX, type FoundKind } from '../vocabulary.ts'
import { type Place, placesFor } from './places.ts'
import styles from './palette.module.css'
import { useFoundInPanel } from './use-found.ts'
import { usePaletteText } from './use-text.ts'

const DEBOUNCE = 120
const PLACES_MOST = 8
const ICONS: Record<FoundKind, ReactNode> = {
  student: <GraduationCap />,
  product: <LayoutGrid />,
  order: <Receipt />,
  lead: <UserRoundPlus />,
  article: <Newspaper />,
  certificate: <Award />,
}

interface PaletteDialogProps {
  places: readonly Place[]
  onClose: () => void
}

/** The palette with what it needs to ask: fetched when it is first opened. */
export const PaletteDialog = (given: PaletteDialogProps) => (
  <Queries>
    <Palette {...given} />
  </Queries>
)

function Palette({ places, onClose }: PaletteDialogProps) {
  const text = usePaletteText()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const settled = useSettled(query, DEBOUNCE)
  const { found, isFetching } = useFoundInPanel(settled)
  const isWaiting = query !== '' && (query !== settled || isFetching)
  const options = [
    ...placesFor(query, places, PLACES_MOST),
    ...found.map(({ kind, title, detail, path }) => ({ kind, label: title, detail, to: path, icon: ICONS[kind] })),
  ]
  const news = options.length > 0 ? text('found', { count: options.length }) : !isWaiting && text('nothing')
  return (
    <FindDialog
      title={text('open')}
      label={text('label')}
      help={text('help')}
      results={text('results')}
      most={FIND_MAX}
      typed={typed}
      onType={setTyped}
      found={options}
      isWaiting={isWaiting && options.length === 0}
      news={isWaiting ? text('searching') : news}
      renderOption={(found, option) => <PaletteOption key={`${found.kind} ${found.to}`} {...found} {...option} />}
      onClose={onClose}
    />
  )
}

type PaletteOptionProps = FindOption & Omit<Place, 'kind'> & { kind: Place['kind'] | FoundKind }

function PaletteOption({ kind, label, detail, to, icon, ...option }: PaletteOptionProps) {
  const text = usePaletteText()
  return (
    <FindOptionLink {...option} to={to} className={styles.option}>
      {icon}
      <span className={styles.words}>
        {label}
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.kind}>{text(kind)}</span>
    </FindOptionLink>
  )
}
