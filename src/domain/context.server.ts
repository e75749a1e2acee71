export interface RequestContext {
  requestId: string
}
