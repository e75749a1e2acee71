/** From a visit to the first module, and what each step means. */

export const funnelPage = {
  heading: 'Funnel',
  lead: 'The last twelve weeks, from our own events. Weeks begin on Monday.',
  source: 'Source',
  every: 'Every source',
  show: 'Show',
  table: 'The figures',
  stages: {
    visits: 'Visits',
    demos: 'Demo views',
    signUps: 'Sign-ups',
    shops: 'Store connected',
    modules: 'First module',
  },
  whole: {
    title: 'From visit to first module',
    label: 'Bars: how many reached each step in twelve weeks',
    x: 'step',
    y: 'times',
    share: 'Of the step before',
  },
  weeks: {
    title: (stage: string) => `${stage} by week`,
    label: (stage: string) => `Bars: ${stage.toLowerCase()} in each week, by source`,
    x: 'Week of',
    stage: 'Step',
  },
  byWeek: {
    caption: 'The funnel by week',
    heading: 'By week',
    week: 'Week of',
    none: 'Nothing was counted.',
  },
  bySource: { caption: 'The funnel by source', heading: 'By source', source: 'Source' },
  others: 'others',
  definitions: {
    heading: 'What is counted',
    visits:
      'A public page was opened from outside: another site, an email, a typed address. Going back or reloading doesn’t count. We don’t recognise visitors, so two visits by one person count as two.',
    demos: 'A page of the live demo (/demo) was opened, on arrival or later in a visit.',
    signUps: 'Accounts that exist today, in the week they were made. Invited colleagues are left out.',
    shops: 'Those accounts whose company has connected a store since, in any week.',
    modules: 'Those accounts whose company has switched a module on since, with or without a store.',
    source:
      'The campaign that the link named (utm_source); the tab remembers it until it is closed. Without one it is “direct”. Beyond the eight largest, sources are “others”.',
  },
} as const
