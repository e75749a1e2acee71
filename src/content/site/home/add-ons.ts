/** Six apps that also hang on their own. The server knows the address of each app page. */
export const addOns = {
  heading: 'Six of them also come off the peg.',
  apps: [
    {
      slug: 'oh_my_customer',
      name: 'Customer Command Center',
      line: 'Accounts, orders and loyalty in one place',
      badge: 'Customer Experience',
      features: ['Account themes', 'Self-service orders', 'Points and tiers'],
      surface: 'white',
    },
    {
      slug: 'whatsapp',
      name: 'WhatsApp Marketing',
      line: 'Messages that get a reply',
      badge: 'Recommended',
      features: ['Campaigns and flows', 'Pictures and buttons', 'Answers in one inbox'],
      surface: 'canary',
    },
    {
      slug: 'email',
      name: 'Email Marketing',
      line: 'Receipts that sell, newsletters that land',
      badge: 'High ROI',
      features: ['Order emails', 'Newsletters', 'Loyalty updates'],
      surface: 'pink',
    },
    {
      slug: 'flash_accounts',
      name: 'Quick Accounts',
      line: 'An account made on the thank-you page',
      badge: 'Easy Setup',
      features: ['One tap after checkout', 'No password', 'Order already inside'],
      surface: 'black',
    },
    {
      slug: 'superleadz',
      name: 'SuperLeadz',
      line: 'A pop-up that asks at the right moment',
      badge: 'Popular',
      features: ['Lead capture', 'Offers on conditions', 'Verified contacts'],
      surface: 'white',
    },
    {
      slug: 'crm',
      name: 'CRM',
      line: 'One page per customer, every order on it',
      badge: 'Streamlined',
      features: ['One record each', 'Segments', 'Notes and history'],
      surface: 'canary',
    },
  ],
} as const
