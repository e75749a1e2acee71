/** The calls that a workspace makes, by name, method and path, so that it does not carry the whole contract. */
export const calls = {
  workspace: { name: 'workspace', method: 'get', path: '/merchant/workspace' },
  arrive: { name: 'arrive', method: 'post', path: '/merchant/workspace/arrive' },
  saveModuleSettings: { name: 'saveModuleSettings', method: 'post', path: '/merchant/workspace/settings' },
  showSamples: { name: 'showSamples', method: 'post', path: '/merchant/workspace/samples' },
} as const
