import { jsonInPage } from '../json-in-page.ts'
import type { GivenAlone } from './AlonePage.tsx'
import { GIVEN_ID } from './ids.ts'

interface AloneScriptsProps {
  given: GivenAlone
  /** the one that takes the page over first, then all it imports */
  scripts: readonly string[]
  nonce: string
}

/** In the place of the router's scripts. */
export function AloneScripts({ given, scripts: [entry, ...imports], nonce }: AloneScriptsProps) {
  return (
    <>
      <script type="application/json" id={GIVEN_ID} dangerouslySetInnerHTML={{ __html: jsonInPage(given) }} />
      {imports.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      <script type="module" src={entry} nonce={nonce} />
    </>
  )
}
