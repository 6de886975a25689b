import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import type { Picture } from '#modules/media/contract.ts'
import type { School } from '#modules/schools/contract.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { useSiteText } from '../site/text.ts'
import styles from './home.module.css'

type Shown = Pick<School, 'name' | 'author_name' | 'author_bio' | 'contact_email'>

/** Who teaches, with their portrait, in words of their own. */
export function Teacher({ school, portrait }: { school: Shown; portrait: Picture | null }) {
  const text = useSiteText()
  const name = school.author_name || school.name
  return (
    <section aria-labelledby="who-teaches" className={styles.teacher}>
      <div className={styles.portrait}>
        {portrait ? (
          <PictureImage picture={portrait} alt={name} sizes="(width < 40rem) 60vw, 22rem" />
        ) : (
          <Cover title={name} />
        )}
      </div>
      <div className={styles.teacherWords}>
        <p className={styles.kicker}>{text('whoTeaches')}</p>
        <h2 id="who-teaches">{name}</h2>
        {school.author_bio.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {text('writeTo')} <a href={`mailto:${school.contact_email}`}>{school.contact_email}</a>
        </p>
      </div>
    </section>
  )
}
