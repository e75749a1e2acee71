/** The words of the frame round every page: top bar, menu, footer and the page for lost visitors. */
export const frame = {
  skip: 'Skip to content',
  menu: { open: 'Menu', close: 'Close', pages: 'All pages', index: 'Main pages', here: 'You are here' },
  install: { label: 'Install on Shopify', href: '/install' },
  contacts: { phone: 'Phone,', email: 'Write to us' },
  copied: 'Copied!',
  copyFailed: 'Failed to copy number.',
  merchants: 'Merchants',
  legal: 'Legal',
  homeLink: 'Home',
  copyright: 'Copyright',
  trademark: 'Shopify is a trademark of Shopify Inc.',
  theme: 'Appearance',
} as const
