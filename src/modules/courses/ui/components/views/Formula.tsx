import { useComponentText } from '../component-text.ts'
import { FormulaMath } from './FormulaMath.tsx'
import styles from './formula.module.css'
import type { Watched } from './watched.ts'

export function Formula({ math, caption }: Watched<'formula'>) {
  const text = useComponentText()
  return (
    <figure className={styles.formula}>
      <FormulaMath math={math} name={caption || text('formula')} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
