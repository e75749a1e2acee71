/** One line for each thing that a visitor or a merchant can do now and could not before. Newest first. */
export const changelogPage = {
  heading: ['What', 'is new.'],
  lead: 'One line for each thing that you can do now and could not before. Faults that we fixed are not listed, unless they cost somebody something.',
  releases: [
    {
      date: '2026-11-16',
      title: 'Stores connected, figures explained',
      changes: [
        'A page for the meaning and the source of every figure on the site.',
        'Pages about trust, integrations and changes.',
        'A status page: what works now, 90 days of our own checks, and what went wrong when.',
        'Booking a demo begins with the calendar, needs a name and an email, and is a video call or a telephone call, as you choose.',
        'The home page says in its first sentence what it is, for whom and what it costs, and is shorter on telephones.',
        'Contact, booking and calculator work without JavaScript.',
        'Connect a Shopify store: orders are copied, kept up to date, and the dashboard shows them live.',
        'A new password is checked against leaked ones while it is typed, without being sent.',
        'Pictures of the customer account on the site are the live demo’s own screens.',
        'Activating WhatsApp gives an outlet a project key.',
      ],
    },
    {
      date: '2026-11-15',
      title: 'The first version',
      changes: [
        'Sign in by password, emailed code, passkey or Google, and from a Shopify installation.',
        'Modules, outlets, people with roles and invitations, departments, domains and settings.',
        'A live demo of the customer account in three themes, with your own brand.',
        'Book a demo, move it and cancel it by link.',
        'A calculator for partners, case studies and eight feature pages.',
      ],
    },
  ],
} as const
