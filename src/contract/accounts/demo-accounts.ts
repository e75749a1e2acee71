/** Who may sign in to the demo. Production never makes these accounts and refuses to start where they exist. */
export const demoMerchants = [
  {
    email: 'merchant@demo.example',
    password: 'Merchant#2025',
    about: 'Tamarind Supply: a store with orders, customers and messages',
  },
  {
    email: 'other@demo.example',
    password: 'Merchant#2025',
    about: 'Hafenlicht: another company, nothing shared',
  },
] as const

/** Our own side of the demo, at `/admin/login`. The same holds for it. */
export const demoStaff = {
  email: 'admin@demo.example',
  password: 'Command#2025',
  firstName: 'Ines',
  lastName: 'Duarte',
} as const

/** A second member of staff in the demo: what one proposes about money, the other approves. */
export const demoColleague = {
  email: 'colleague@demo.example',
  password: 'Second#2025',
  firstName: 'Tomas',
  lastName: 'Lindqvist',
} as const

/** The module server of modules in the demo, `examples/module-server.ts`. Its private key stands there for everybody to read. */
export const demoModuleServer = {
  id: 'demo-module-server',
  kid: 'demo',
  slugs: ['email', 'whatsapp', 'otp_verification'],
  origin: 'http://127.0.0.1:4001',
  publicKey: 'HI+cvfi4Dr40c+Q0HZFJUZ0SGRxh6Jn/ATiMTm4MOWk=',
} as const
