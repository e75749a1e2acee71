/** Six modules with an app page each; the server knows its address. What is planned says so. */
export const addOns = {
  heading: 'Six modules, and what works today.',
  apps: [
    {
      slug: 'oh_my_customer',
      name: 'Customer Command Center',
      line: 'Accounts and orders in one place',
      badge: 'Customer Experience',
      features: ['Account themes', 'Self-service orders', 'Points and tiers'],
      surface: 'white',
    },
    {
      slug: 'whatsapp',
      name: 'WhatsApp Marketing',
      line: 'Messages about orders. Campaigns are planned',
      badge: 'Recommended',
      features: ['Campaigns and flows', 'Pictures and buttons', 'Replies in one inbox'],
      surface: 'canary',
    },
    {
      slug: 'email',
      name: 'Email Marketing',
      line: 'Order emails. Newsletters are planned',
      badge: 'High ROI',
      features: ['Order emails', 'Newsletters', 'Loyalty updates'],
      surface: 'pink',
    },
    {
      slug: 'flash_accounts',
      name: 'Quick Accounts',
      line: 'An account without a password, after a purchase',
      badge: 'Easy Setup',
      features: ['On the thank-you page', 'No password', 'The order is already in it'],
      surface: 'black',
    },
    {
      slug: 'superleadz',
      name: 'SuperLeadz',
      line: 'Planned: ask leaving visitors for their email',
      badge: 'Popular',
      features: ['Lead capture', 'Offers with conditions', 'Verified contacts'],
      surface: 'white',
    },
    {
      slug: 'crm',
      name: 'CRM',
      line: 'One page for each customer, with their orders',
      badge: 'Streamlined',
      features: ['One record per customer', 'Segments', 'Notes and history'],
      surface: 'canary',
    },
  ],
} as const
