import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('./player/main.ts', import.meta.url))

export const PLAYER_FOLDER = fileURLToPath(new URL('../../../../../build/player', import.meta.url))

/**
 * Makes build/player: player.js, which every player begins with, and beside it, named by what is in them, hls.js and the
 * controls, which come when somebody is about to play.
 */
export async function buildPlayer() {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: PLAYER_FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { player: ENTRY },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

if (import.meta.main) await buildPlayer()
