import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('./player/main.ts', import.meta.url))
const OUTPUT = fileURLToPath(new URL('../../../../../build/player', import.meta.url))

export const PLAYER_FILE = `${OUTPUT}/player.js`

/** Bundles the player's script, hls.js and controls included, to build/player/player.js. */
export async function buildPlayer() {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'player.js' },
    },
  })
}

if (import.meta.main) await buildPlayer()
