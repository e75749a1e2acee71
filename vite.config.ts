import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Bundles `src/main.ts` beside the pages, so that both share one copy of the domain. */
const serverEntry: Plugin = {
  name: 'server-entry',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } : undefined,
}

/** React, its router and what loads further scripts: every app page needs them, and they seldom change. */
const react = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/

/** What every screen of the customer account needs. Without a file of its own each screen would have a copy. */
const account =
  /[\\/]src[\\/](?:shop-model|content[\\/]account|web[\\/]account(?![\\/](?:screens|frame|live|brand)))[\\/].*\.tsx?$/

/** Our own modules without their styles, which documents carry too. Those that most pages need are one script. */
const ours = /[\\/]src[\\/].*\.tsx?$/

/** Few scripts for each page, at the price of copies (decision 39). */
const fewScripts: Plugin = {
  name: 'few-scripts',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rollupOptions: {
              preserveEntrySignatures: false,
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: react },
                    { name: 'account', test: account, includeDependenciesRecursively: false },
                    { name: 'common', test: ours, minShareCount: 50, includeDependenciesRecursively: false },
                  ],
                  experimentalInlineCommonChunks: { maxSize: 30_000 },
                },
              },
            },
          },
        }
      : undefined,
  applyToEnvironment: ({ name }) => name === 'client',
  /** React Router imports what routes export, which `preserveEntrySignatures: false` would remove. */
  buildStart({ input }) {
    for (const id of Object.values(input ?? {})) {
      this.emitFile({ type: 'chunk', id, preserveSignature: 'exports-only' })
    }
  },
}

export default defineConfig({
  plugins: [reactRouter(), serverEntry, fewScripts],
  environments: {
    ssr: {
      // Node reads the large package.json of Drizzle once for each of its files, which costs every start a second.
      resolve: { noExternal: ['drizzle-orm'] },
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
