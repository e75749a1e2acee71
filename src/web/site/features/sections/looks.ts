export type Surface = 'white' | 'canary' | 'pink' | 'blue'

/** A part between the hero and the band. `own` is what only this page has. */
export type FeaturePart = 'reveal' | 'steps' | 'own' | 'experiences' | 'memo'

/**
 * How one feature page is composed. Eight pages share the parts; no two share the composition.
 * hero: `plate` title above, screen on a full-width plate of colour; `left` and `right` put the screen on a
 * plate on that side of the title; `bleed` prints everything on that colour; `ticket` is a ticket whose stub
 * carries the form.
 */
export interface FeatureLook {
  hero: 'plate' | 'left' | 'right' | 'bleed' | 'ticket'
  /** The surface under the hero's screen. */
  surface: Surface
  /** `words`: one huge word a row, its meaning, its drawing. `sentences`: numbered statements. `cells`: a sheet of cells. `ledger`: two columns of short entries. */
  reveal: 'words' | 'sentences' | 'cells' | 'ledger'
  /** `ruler`: along a measured line. `ladder`: down the page beside its heading. `stubs`: a strip of ticket stubs. */
  steps: 'ruler' | 'ladder' | 'stubs'
  /** `stairs`: each lower than the last. `row`: cells that share rules. `copies`: white, canary, pink, each over the last. */
  experiences: 'stairs' | 'row' | 'copies'
  /** The surface of the full-width band. */
  band: Surface
  /** Each part once: what this page has to say comes first. */
  order: readonly FeaturePart[]
}
