import type { Mutation } from './mutation.ts'

const toast = 'src/web/kit/overlays/toast.tsx'

/** What runs in the browser. */
export const inBrowser: Mutation[] = [
  {
    what: 'telephone links copy instead of dialling on a telephone',
    file: 'src/web/site/script/copy-phone.ts',
    find: 'if (!matchMedia(desktop).matches) return',
    replace: '',
    caughtBy: { project: 'unit', file: 'src/web/site/script/copy-phone.test.ts', title: 'below 768 px' },
  },
  {
    what: 'a pointer that only passes opens the menu',
    file: 'src/web/site/script/menu.ts',
    find: "button.addEventListener('pointerleave', () => clearTimeout(timer), { signal })",
    replace: '',
    caughtBy: { project: 'unit', file: 'src/web/site/script/menu.test.ts', title: 'only passes' },
  },
  {
    what: 'a carousel turns under the focus',
    file: 'src/web/site/script/carousel.ts',
    find: " || root.querySelector(':focus-visible')",
    replace: '',
    caughtBy: { project: 'unit', file: 'src/web/site/script/carousel.test.ts', title: 'under the focus' },
  },
  {
    what: 'a carousel turns by itself where less motion is asked for',
    file: 'src/web/site/script/carousel.ts',
    find: ' && !still.matches',
    replace: '',
    caughtBy: { project: 'unit', file: 'src/web/site/script/carousel.test.ts', title: 'reduced motion' },
  },
  {
    what: 'a browser that refuses everywhere is asked all the same',
    file: 'src/web/client/analytics/consent.ts',
    find: 'if (!configured || navigator.globalPrivacyControl) return',
    replace: 'if (!configured) return',
    caughtBy: {
      project: 'unit',
      file: 'src/web/client/analytics/consent.test.ts',
      title: 'Global Privacy Control',
    },
  },
  {
    what: 'the link of a question says that it copied when it did not',
    file: 'src/web/site/script/copy-link.ts',
    find: 'return // The address is in the address bar, from where it can be copied by hand.',
    replace: '// The address is in the address bar, from where it can be copied by hand.',
    caughtBy: {
      project: 'unit',
      file: 'src/web/site/script/copy-link.test.ts',
      title: 'refuses to copy',
    },
  },
  {
    what: 'the router gets the data of a page before all of it has come',
    file: 'src/web/whole-page-data.ts',
    find: 'return new Response(await answer.arrayBuffer(), answer)',
    replace: 'return answer',
    caughtBy: { project: 'unit', file: 'src/web/whole-page-data.test.ts', title: 'half here' },
  },
  {
    what: 'the bar hides after a move of ten pixels instead of more than ten',
    file: 'src/web/site/script/hide-on-scroll.ts',
    find: 'travel > slack && y > free',
    replace: 'travel >= slack && y > free',
    caughtBy: { project: 'unit', file: 'src/web/site/script/hide-on-scroll.test.ts', title: '10 px or less' },
  },
  {
    what: 'a search finds rows that have only one of the words',
    file: 'src/web/kit/forms/combobox/combobox-search.ts',
    find: 'wanted.every((word)',
    replace: 'wanted.some((word)',
    caughtBy: {
      project: 'unit',
      file: 'src/web/kit/forms/combobox/combobox-search.test.ts',
      title: 'wants every word',
    },
  },
  {
    what: 'modules that do not run are listed among those that do',
    file: 'src/web/portal/apps/filter-apps.ts',
    find: 'running: (card) => card.isRunning,',
    replace: 'running: () => true,',
    caughtBy: { project: 'unit', file: 'src/web/portal/apps/merge-apps.test.ts', title: 'filtered by state' },
  },
  {
    what: 'the small print opens in the tab of a feature page',
    file: 'src/web/site/layout/site-map.ts',
    find: "page.group === 'Features')",
    replace: "page.group === 'Company')",
    caughtBy: { project: 'unit', file: 'src/web/site/layout/site-map.test.ts', title: 'new tab' },
  },
  {
    what: 'a refusal at Google is told as a failure',
    file: 'src/web/portal/google/read-return.ts',
    find: "error === 'access_denied' ? 'refused' : 'failed'",
    replace: "'failed'",
    caughtBy: { project: 'unit', file: 'src/web/portal/google/read-return.test.ts', title: 'a refusal' },
  },
  {
    what: 'a menu does not give the focus back',
    file: 'src/web/kit/overlays/use-drop.ts',
    find: `      setOpen(false)
      button.current?.focus()
    }
    document`,
    replace: `      setOpen(false)
    }
    document`,
    caughtBy: {
      project: 'unit',
      file: 'src/web/kit/overlays/drop-menu.test.tsx',
      title: 'gives the focus back',
    },
  },
  {
    what: 'a closed toast loses the focus',
    file: toast,
    find: 'if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()',
    replace: '',
    caughtBy: {
      project: 'unit',
      file: 'src/web/kit/overlays/toast.test.tsx',
      title: 'closing gives the focus back',
    },
  },
  {
    what: 'a toast goes after four seconds',
    file: toast,
    find: 'const lifetime = 5000',
    replace: 'const lifetime = 4000',
    caughtBy: {
      project: 'unit',
      file: 'src/web/kit/overlays/toast.test.tsx',
      title: 'goes after five seconds',
    },
  },
  {
    what: 'the menu opens for a pointer that only passes',
    file: 'src/web/site/script/menu.ts',
    find: 'const intent = 180',
    replace: 'const intent = 80',
    caughtBy: { project: 'unit', file: 'src/web/site/script/menu.test.ts', title: 'waits 180 ms for intent' },
  },
  {
    what: 'the carousel turns under the pointer',
    file: 'src/web/site/script/carousel.ts',
    find: "root.matches(':hover') || root",
    replace: 'root',
    caughtBy: { project: 'unit', file: 'src/web/site/script/carousel.test.ts', title: 'under the pointer' },
  },
  {
    what: 'links of a list are too small for a finger',
    file: 'src/web/site/parts/record-page.css',
    find: `    min-block-size: 1.5rem;
    padding-block: 0.125rem;`,
    replace: '',
    caughtBy: {
      browser: 'tests/e2e/sweep.spec.ts',
      title: '/claims',
      titleIn: 'src/content/shared/claims.ts',
    },
  },
  {
    what: 'second ink can hardly be read in the dark scheme',
    file: 'src/web/kit/foundations/tokens.css',
    find: '--ink-2: light-dark(#57544b, #b3b0a4);',
    replace: '--ink-2: light-dark(#57544b, #5a5850);',
    caughtBy: {
      browser: 'tests/e2e/sweep.spec.ts',
      title: '/claims',
      titleIn: 'src/content/shared/claims.ts',
    },
  },
  {
    what: 'buttons lose their stub',
    file: 'src/web/kit/forms/button.css',
    find: '--button-stub: 3.125rem;',
    replace: '--button-stub: 0rem;',
    caughtBy: { browser: 'tests/e2e/system/kit.spec.ts', title: 'every part looks as it did' },
  },
]
