import { Search } from 'lucide-react'
import { FindButton } from '#kit/actions/FindButton.tsx'
import { plainKeys } from '#kit/keys/plain-keys.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { Place } from './places.ts'
import styles from './palette.module.css'
import { usePaletteText } from './use-text.ts'

const load = () => import('./PaletteDialog.tsx')
const PaletteDialog = onDemand(async () => (await load()).PaletteDialog)

/** Opens the command palette; so do Ctrl or Cmd and K. */
export function PaletteButton({ places }: { places: readonly Place[] }) {
  const text = usePaletteText()
  return (
    <FindButton
      label={text('open')}
      load={load}
      arePlainKeysOff={plainKeys.areOff}
      className={styles.opener}
      face={
        <>
          <Search />
          <span className={styles.name}>{text('short')}</span>
          <kbd className={styles.keys}>Ctrl K</kbd>
        </>
      }
    >
      {(onClose) => <PaletteDialog places={places} onClose={onClose} />}
    </FindButton>
  )
}
