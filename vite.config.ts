import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Bundles `src/main.ts` beside the pages, so that both share one copy of the domain. */
const serverEntry: Plugin = {
  name: 'server-entry',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } : undefined,
}

/** React and its router come in one file, which every app has; by themselves they would be five. */
const reactTogether: Plugin = {
  name: 'react-together',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rollupOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: react }] } } },
          },
        }
      : undefined,
}

const react = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/

export default defineConfig({
  plugins: [reactRouter(), serverEntry, reactTogether],
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { index: 'virtual:react-router/server-build', main: './src/main.ts' } },
      },
    },
  },
  build: {
    target: 'es2023',
    // What these know natively (light-dark(), nesting, layers) is not rewritten into something longer.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
})
