import { claims } from '#content/shared/claims.ts'
import { ordersManagement } from '#content/site/features/orders-management.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { OrderScreen } from '#web/site/features/orders-management/screen.tsx'
import { TicketField } from '#web/site/features/orders-management/tickets.tsx'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.ordersManagement)

export default function OrdersManagement() {
  return (
    <FeaturePage
      content={ordersManagement}
      look={{
        hero: 'plate',
        surface: 'pink',
        reveal: 'words',
        steps: 'ruler',
        experiences: 'stairs',
        band: 'blue',
        order: ['reveal', 'memo', 'steps', 'own', 'experiences'],
      }}
      screen={<OrderScreen />}
      band={<TicketField spared={Number.parseInt(claims.fewerTickets.figure, 10)} />}
      lineDrawings={[
        <EssentialDrawing key="order-history" name="order-history" />,
        <EssentialDrawing key="quick-accounts" name="quick-accounts" />,
        <EssentialDrawing key="reorder" name="reorder" />,
        <EssentialDrawing key="track-order" name="track-order" />,
        <EssentialDrawing key="loyalty-points" name="loyalty-points" />,
        <ModuleDrawing key="whatsapp" name="whatsapp" />,
      ]}
      experienceDrawings={[
        <EssentialDrawing key="quick-accounts" name="quick-accounts" />,
        <ModuleDrawing key="whatsapp" name="whatsapp" />,
        <EssentialDrawing key="reorder" name="reorder" />,
      ]}
    />
  )
}
