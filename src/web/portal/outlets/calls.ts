/** The calls that the outlets page makes, by name, method and path, so that it does not carry the whole contract. */
export const calls = {
  renameOutlet: { name: 'renameOutlet', method: 'post', path: '/merchant/outlets/rename' },
  archiveOutlet: { name: 'archiveOutlet', method: 'post', path: '/merchant/outlets/archive' },
  restoreOutlet: { name: 'restoreOutlet', method: 'post', path: '/merchant/outlets/restore' },
  rotateOutletKey: { name: 'rotateOutletKey', method: 'post', path: '/merchant/outlets/rotate_key' },
} as const
