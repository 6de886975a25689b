import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/web/server.ts' } },
      // The server renders with React's production build whatever NODE_ENV says, from one file that loads quickly.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))
