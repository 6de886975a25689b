import { getLegalTexts } from '#modules/schools/contract.ts'
import { LegalTextForm } from '#modules/schools/ui/LegalTextForm.tsx'
import styles from '#modules/schools/ui/schools.module.css'
import { useLegalText } from '#modules/schools/ui/use-text.ts'
import { LEGAL_TEXTS } from '#modules/schools/vocabulary.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LegalTexts.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { texts: await loading({ request, context }).api.call(getLegalTexts) }
}

export default function LegalTexts({ loaderData: { texts } }: Route.ComponentProps) {
  const text = useLegalText()
  return (
    <>
      <title>{text('title')}</title>
      <header>
        <h1>{text('title')}</h1>
        <p className={styles.intro}>{text('intro')}</p>
      </header>
      {LEGAL_TEXTS.map((which) => (
        <LegalTextForm key={which} which={which} newest={texts[which]} />
      ))}
    </>
  )
}
