import { useState } from 'react'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { DropFinder } from '#web/kit/overlays/drop-finder.tsx'
import { DropMenu } from '#web/kit/overlays/drop-menu.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { ToastSheet, type ToastText, useToast } from '#web/kit/overlays/toast.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './floating-specimens.css'

const toasts: ToastText[] = [
  { status: 'success', title: 'Login Successful', message: 'Welcome back!' },
  { status: 'error', title: 'Invalid URL', message: 'Please enter a valid URL.' },
  { status: 'other', title: 'Copied' },
  {
    status: 'error',
    title: 'The address of tamarind-supply-and-household-goods.myshopify.com was not saved',
    message: 'Shopify did not answer in time. Nothing has changed; try again in a minute.',
  },
]

export function FloatingSpecimens() {
  return (
    <>
      <DialogSpecimens />
      <MenuSpecimens />
      <FinderSpecimens />
      <ToastSpecimens />
    </>
  )
}

function DialogSpecimens() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  return (
    <SpecimenSheet
      id="dialog"
      title="Dialog"
      note="A native dialog with a hard shadow. Esc, the cross and a press outside close it, and the focus goes back to where it came from."
    >
      <Specimen state="Opened by React">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Set up Referral
        </Button>
        <Dialog title="Set Up Referral" open={open} onClose={() => setOpen(false)}>
          <RadioCells
            legend="Where does your store run?"
            cells={[
              { value: 'shopify', title: 'Shopify Store', note: 'Installs through Shopify' },
              { value: 'other', title: 'Other Platform', note: 'Webflow, WooCommerce, your own' },
            ]}
            defaultValue="shopify"
          />
          <Field
            label="Shopify Store URL"
            placeholder="your-store.myshopify.com"
            hint="Leave out https:// and www"
          />
          <Button
            size="large"
            wide
            onClick={() =>
              toast({ status: 'error', title: 'Invalid URL', message: 'Please enter a valid URL.' })
            }
          >
            Continue
          </Button>
        </Dialog>
      </Specimen>
      <Specimen state="Opened by the page, without script">
        <Button variant="secondary" {...{ command: 'show-modal', commandfor: 'terms-dialog' }}>
          Read the note
        </Button>
        <Dialog id="terms-dialog" title="A note of one paragraph">
          <p>The button above names this dialog, and the browser does the rest. It works in documents too.</p>
        </Dialog>
      </Specimen>
    </SpecimenSheet>
  )
}

function MenuSpecimens() {
  const [outlet, setOutlet] = useState('Tamarind Supply')
  const toast = useToast()
  return (
    <SpecimenSheet
      id="menu"
      title="Menu"
      note="It hangs from the bar without a gap. Arrows walk, letters jump, Esc closes and gives the focus back."
    >
      <Specimen state="In a bar: a choice at the start, links at the end" span={6}>
        <div className="menu-bar">
          <DropMenu
            label="Outlets"
            trigger={
              <span className="menu-bar-outlet">
                <span className="caption">Outlet</span>
                <b>{outlet}</b>
              </span>
            }
            items={[
              ...['Tamarind Supply', 'Tamarind Wholesale', 'tamarind-eu.myshopify.com'].map((name) => ({
                label: name,
                checked: name === outlet,
                onSelect: () => setOutlet(name),
              })),
              {
                label: 'Add Outlet',
                icon: 'plus',
                apart: true,
                onSelect: () => toast({ status: 'other', title: 'Add Outlet' }),
              },
            ]}
          />
          <DropMenu
            label="Account"
            align="end"
            trigger={<span className="menu-bar-initial">A</span>}
            items={[
              { label: 'Global Settings', href: '#menu', external: true },
              { label: 'Company', href: '#menu', external: true },
              { label: 'Users', href: '#menu', external: true },
              {
                label: 'Logout',
                apart: true,
                onSelect: () => toast({ status: 'other', title: 'Logged out' }),
              },
            ]}
          />
        </div>
      </Specimen>
    </SpecimenSheet>
  )
}

const stores = Array.from({ length: 1_000 }, (_, i) => ({
  id: String(i + 1),
  text: `Store ${i + 1}${i === 2 ? ' for household goods, seeds, twine and everything else a market sells' : ''}`,
  detail: `store-${i + 1}.myshopify.com`,
}))

function FinderSpecimens() {
  const [store, setStore] = useState('1')
  const toast = useToast()
  return (
    <SpecimenSheet
      id="finder"
      title="Finder"
      note="A menu of more than one can read: typing narrows it, arrows walk, Home and End go to the edges."
    >
      <Specimen state="A thousand entries, of which those in sight exist" span={6}>
        <div className="menu-bar">
          <DropFinder
            label="Stores"
            search="Search 1,000 stores"
            nothing="No store of that name or address."
            trigger={
              <span className="menu-bar-outlet">
                <span className="caption">Store</span>
                <b>{stores.find(({ id }) => id === store)?.text.slice(0, 24)}</b>
              </span>
            }
            items={stores}
            chosenId={store}
            onChoose={setStore}
            action={{
              label: 'Add Store',
              icon: 'plus',
              onSelect: () => toast({ status: 'other', title: 'Add Store' }),
            }}
          />
        </div>
      </Specimen>
    </SpecimenSheet>
  )
}

function ToastSpecimens() {
  const toast = useToast()
  return (
    <SpecimenSheet
      id="toast"
      title="Toast"
      note="Five seconds, unless a pointer rests on it or the focus is inside. The close button tears off."
    >
      {toasts.map((text) => (
        <Specimen key={text.title} state={text.message ? text.status : `${text.status}, title only`}>
          <ToastSheet {...text} onClose={() => toast(text)} />
        </Specimen>
      ))}
      <Specimen state="Live" span={6}>
        <div className="toast-buttons">
          {toasts.slice(0, 3).map((text) => (
            <Button key={text.status} variant="secondary" size="small" onClick={() => toast(text)}>
              Show {text.status}
            </Button>
          ))}
        </div>
      </Specimen>
    </SpecimenSheet>
  )
}
