import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rollupOptions: { input: './src/web/server.ts' } },
      // The server renders with React's production build whatever NODE_ENV says, from one file that loads quickly.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))

/** A few files instead of sixty: what every page needs, and what most pages share. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/, priority: 3 },
  {
    name: 'shared',
    test: /src[\\/]web[\\/]|src[\\/]platform[\\/](i18n|contract[\\/](client|cursor-in|form-outcome))|node_modules[\\/]lucide-react/,
    minShareCount: 10,
    priority: 2,
  },
]
