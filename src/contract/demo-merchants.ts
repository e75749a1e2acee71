/** Who may sign in to the demo. Production never makes these accounts and refuses to start where they exist. */
export const demoMerchants = [
  {
    email: 'merchant@demo.example',
    password: 'Merchant#2025',
    about: 'Tamarind Supply: two outlets, some modules running',
  },
  {
    email: 'other@demo.example',
    password: 'Merchant#2025',
    about: 'Hafenlicht: another company, nothing shared',
  },
] as const
