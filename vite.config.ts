import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: { ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } } },
  ssr: { noExternal: ['@base-ui/react'] },
})
