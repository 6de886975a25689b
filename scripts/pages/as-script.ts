import { build, type Plugin } from 'vite'

const SCRIPT = '?script'

/** `import script from './script.ts?script'`: what the file does, as a short text to be written into pages. */
export const asScript: Plugin = {
  name: 'as-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SCRIPT)) return undefined
    if (this.environment.name === 'client') return `export default ''`
    const lib = { entry: id.slice(0, -SCRIPT.length), formats: ['iife' as const], name: 'script' }
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', minify: true, lib },
    })
    const [output] = [built].flat()
    if (!output || !('output' in output)) throw new Error(`${id} could not be built`)
    return `export default ${JSON.stringify(output.output[0].code.trim())}`
  },
}
