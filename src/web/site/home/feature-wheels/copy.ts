export interface Part {
  name: string
  /** What is printed where the name is too long for its place. */
  short?: string
}

export interface Channel {
  name: string
  surface: 'white' | 'canary' | 'pink'
  uses: readonly Part[]
}

/** One wheel: its letter on the drawing, its name in two lines, and what its hub counts. */
export interface Centre {
  letter: string
  name: readonly [string, string]
  figure: string
  counted: readonly [string, string]
}

interface Note {
  name: string
  lines: readonly [string, string]
}

export interface FeatureWheelsCopy {
  summary: string
  customer: Centre & { parts: readonly Part[] }
  communication: Centre & { channels: readonly Channel[] }
  belt: Note
  crossing: Note
  wallet: Note
  distance: string
}
