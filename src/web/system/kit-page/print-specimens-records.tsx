import { ModuleDrawing, type ModuleName } from '#web/kit/drawings/module-drawing.tsx'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { ModuleCard, ModuleGrid } from '#web/kit/print/module-card.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './print-specimens.css'

const modules: readonly {
  slug: ModuleName
  name: string
  text: string
  badge: string
  surface: 'white' | 'canary' | 'pink' | 'blue'
  running: boolean
}[] = [
  {
    slug: 'infiniti',
    name: 'Infiniti Dashboard',
    text: 'Orders, revenue and customers on one page.',
    badge: 'Core',
    surface: 'canary',
    running: true,
  },
  {
    slug: 'superleadz',
    name: 'SuperLeadz',
    text: 'Pop-ups that ask leaving visitors for an email.',
    badge: 'Popular',
    surface: 'pink',
    running: true,
  },
  {
    slug: 'referral',
    name: 'Referral',
    text: 'Rewards for customers who bring you customers.',
    badge: 'High ROI',
    surface: 'white',
    running: false,
  },
  {
    slug: 'flash_accounts',
    name: 'Flash Accounts',
    text: 'A link after each purchase opens the account.',
    badge: 'Easy Setup',
    surface: 'blue',
    running: true,
  },
  {
    slug: 'product_review',
    name: 'Product Review',
    text: 'Asks for a review a week after delivery.',
    badge: 'Recommended',
    surface: 'pink',
    running: false,
  },
  {
    slug: 'otp_verification',
    name: 'OTP Verification',
    text: 'Sign-in codes instead of passwords.',
    badge: 'Easy Setup',
    surface: 'canary',
    running: false,
  },
  {
    slug: 'crm',
    name: 'CRM',
    text: 'One page for each customer, with their orders.',
    badge: 'Streamlined',
    surface: 'pink',
    running: true,
  },
  {
    slug: 'whatsapp',
    name: 'WhatsApp',
    text: 'Messages about orders by WhatsApp or SMS.',
    badge: 'High ROI',
    surface: 'canary',
    running: true,
  },
  {
    slug: 'email',
    name: 'Email',
    text: 'Emails about changed, cancelled and paid orders.',
    badge: 'Recommended',
    surface: 'white',
    running: true,
  },
  {
    slug: 'chatbot',
    name: 'Chatbot',
    text: 'Answers simple questions, so your team doesn’t have to.',
    badge: 'Popular',
    surface: 'blue',
    running: false,
  },
  {
    slug: 'oh_my_customer',
    name: 'Oh My Customer, Accounts and Subscriptions',
    text: 'A name that is too long for one line.',
    badge: 'Customer Experience',
    surface: 'white',
    running: false,
  },
]

interface Merchant {
  first: string
  last: string
  email: string
}

const merchants: readonly Merchant[] = [
  { first: 'Asha', last: 'Rao', email: 'asha@tamarind.example' },
  { first: 'Benedikt', last: 'Lang', email: 'b.lang@hafenlicht.example' },
  { first: 'Chidi', last: 'Okafor', email: 'chidi@lagosloom.example' },
  {
    first: 'Wilhelmina-Alexandra',
    last: 'van der Westhuizen',
    email: 'w.a.vanderwesthuizen@grachtgoods.example',
  },
]

const columns: readonly Column<Merchant>[] = [
  { key: 'number', label: 'No.', kind: 'number', cell: (_, index) => String(index + 1).padStart(3, '0') },
  { key: 'first', label: 'First name', kind: 'title', sortable: true, cell: ({ first }) => first },
  { key: 'last', label: 'Last name', kind: 'title', sortable: true, cell: ({ last }) => last },
  { key: 'email', label: 'Email', kind: 'typed', sortable: true, cell: ({ email }) => email },
  {
    key: 'actions',
    label: 'Actions',
    kind: 'actions',
    cell: ({ first, last }) => (
      <RowActions>
        <RowButton disabled>View</RowButton>
        <RowButton disabled>Reports</RowButton>
        <RowButton aria-label={`Login as ${first} ${last}`}>Login</RowButton>
      </RowActions>
    ),
  },
]

const table = {
  caption: 'Merchants',
  columns,
  rowKey: ({ email }: Merchant) => email,
  empty: 'No merchant matches that search.',
}

/** Eight referrals a month at 20 % of $200, two in a hundred leaving: what each month brings. */
const months = Array.from({ length: 12 }, (_, month) => {
  const kept = Array.from({ length: month }, (__, age) => 320 * 0.98 ** (month - age)).reduce(
    (sum, fee) => sum + fee,
    0,
  )
  return { month: String(month + 1), kept: Math.round(kept), fresh: 320 }
})

const dollars = (value: number) => `$${value.toLocaleString('en')}`

export function RecordSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="module-card"
        title="Module cards"
        note="Running: printed, lamp lit. Not active: an outline where it would be printed. The state is written."
      >
        <Specimen state="Eleven modules" span={6}>
          <ModuleGrid>
            {modules.map(({ slug, running, ...card }) => (
              <ModuleCard
                key={slug}
                {...card}
                running={running}
                status={running ? 'Running' : 'Not active'}
                lead={slug === 'infiniti'}
                drawing={<ModuleDrawing name={slug} />}
                action={
                  running ? (
                    <ButtonLink href="#module-card" variant="secondary" size="small" wide>
                      View Dashboard
                    </ButtonLink>
                  ) : (
                    <Button size="small" icon="plus" wide>
                      Activate Now
                    </Button>
                  )
                }
              />
            ))}
          </ModuleGrid>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="data-table"
        title="DataTable"
        note="A canary bar every second row. Heads sort by submitting a form. Below 768 px each row is a slip."
      >
        <Specimen state="Sorted by first name" span={6}>
          <form id="data-table-form" method="get" action="#data-table" />
          <DataTable
            {...table}
            rows={merchants}
            sort={{ by: 'first', direction: 'ascending', form: 'data-table-form', field: 'sort' }}
          />
        </Specimen>
        <Specimen state="While new rows are fetched" span={6}>
          <DataTable {...table} rows={merchants.slice(0, 2)} busy="Fetching merchants" />
        </Specimen>
        <Specimen state="Nothing to show" span={6}>
          <DataTable {...table} rows={[]} />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="chart-frame"
        title="Plots"
        note="Graph paper, outlined bars, and the figures behind them one press away. Type keeps its size."
      >
        <Specimen state="Bars in two bands" span={6}>
          <ChartFrame
            title="What referrals bring"
            label="Monthly commission rises from $320 in the first month to about $3,500 in the twelfth."
            caption="An illustration, not an offer"
            x={{ title: 'month', labels: months.map(({ month }) => month), every: 3 }}
            y={{
              title: 'per month',
              largest: Math.max(...months.map(({ kept, fresh }) => kept + fresh)),
              format: dollars,
            }}
            legend={[
              { ink: 'carbon', label: 'Referred in earlier months' },
              { ink: 'stamp', label: 'This month’s new referrals' },
            ]}
            table={{
              summary: 'The figures',
              head: ['Month', 'Earlier', 'New'],
              rows: months.map(({ month, kept, fresh }) => [month, dollars(kept), dollars(fresh)]),
            }}
          >
            {(plot) => (
              <ChartBars
                plot={plot}
                bars={months.map(({ month, kept, fresh }) => ({
                  key: month,
                  parts: [
                    { value: kept, ink: 'carbon' },
                    { value: fresh, ink: 'stamp' },
                  ],
                }))}
              />
            )}
          </ChartFrame>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="key-value-list"
        title="Key and value"
        note="What is asked is printed, what was answered is typed."
      >
        <Specimen state="Words">
          <KeyValueList
            rows={[
              { term: 'Running', value: '5 of 11' },
              { term: 'Platform', value: 'Shopify' },
              { term: 'Store', value: 'tamarind-and-daughters-wholesale.myshopify.com' },
            ]}
          />
        </Specimen>
        <Specimen state="Figures">
          <KeyValueList
            align="end"
            rows={[
              { term: 'In the last month', value: '$9,069' },
              { term: 'Active merchants', value: '227' },
            ]}
          />
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
