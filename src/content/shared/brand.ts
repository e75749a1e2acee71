/** The brand's name, line and contacts. The contacts are examples until the owner gives the real ones. */
export const brand = {
  name: 'Infiniti',
  line: 'The commerce operating system for Shopify',
  copyrightYear: 2025,
  email: 'info@infiniti.example',
  phones: [
    { country: 'India', display: '+91 22 5550 0143', href: 'tel:+912255500143' },
    { country: 'United States', display: '+1 202 555 0143', href: 'tel:+12025550143' },
  ],
} as const
