/** What a page's share picture says, line by line as it is set, and the stamp that it is printed as. */
export interface SharePicture {
  lines: readonly string[]
  drawing: ShareDrawing
  surface: ShareSurface
}

export type ShareSurface = 'white' | 'canary' | 'pink' | 'blue'

export type ShareDrawing =
  | 'account-themes'
  | 'appointment'
  | 'card-index'
  | 'envelope'
  | 'exchange'
  | 'loyalty-points'
  | 'cohorts'
  | 'one-time-code'
  | 'parcel-again'
  | 'portrait'
  | 'safe'
  | 'slides'
  | 'statement'
  | 'stop-watch'
  | 'three-copies'
  | 'tickets'
  | 'van'
  | 'wishlist'
