import { useShownText } from '../shown-text.ts'
import { FormulaMath } from './FormulaMath.tsx'
import styles from './formula.module.css'
import type { Shown } from '../screen-type.ts'

export function Formula({ math, caption }: Shown<'formula'>) {
  const text = useShownText()
  return (
    <figure className={styles.formula}>
      <FormulaMath math={math} name={caption || text('formula')} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
