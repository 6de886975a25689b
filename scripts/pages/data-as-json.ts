import type { Plugin } from 'vite'
import { PAGE_DATA_ID } from '../../src/web/page-data-id.ts'
import { changed, routerFile } from './router-files.ts'

/**
 * A page holds its data as JSON (`src/web/page-data.ts`): the server need not encode it for a stream, nor write scripts that fill one, and
 * the browser reads it where it stands. What is led to within the page is asked for as React Router does.
 */
export const dataAsJson: Plugin = {
  name: 'data-as-json',
  enforce: 'pre',
  transform(code, id) {
    const changes = CHANGED[this.environment.name]?.[routerFile(id) ?? '']
    return changes && { code: changes.reduce(changed, code), map: null }
  },
}

const CHANGED: Record<string, Record<string, [what: RegExp, by: string][]>> = {
  ssr: {
    'server-runtime/server.js': [[/encodeViaTurboStream\(state, [^)]*\)/g, 'undefined']],
    'dom/ssr/components.js': [
      [/window\.__reactRouterContext\.stream = .*?new TextEncoderStream\(\)\);/g, ''],
      // Which scripts its routes have: browsers read it without line breaks too.
      [/(?<=JSON\.stringify\(getPartialManifest\(manifest, router\)), null, 2(?=\))/g, ''],
    ],
  },
  client: {
    'dom-export/hydrated-router.js': [
      [
        /if \(!ssrInfo\.stateDecodingPromise\) \{[^]*?throw ssrInfo\.stateDecodingPromise;/g,
        `ssrInfo.context.state = JSON.parse(document.getElementById(${JSON.stringify(PAGE_DATA_ID)}).textContent);`,
      ],
    ],
  },
}
