import { DrawingSpecimens } from './print-specimens-drawings.tsx'
import { PaperSpecimens } from './print-specimens-paper.tsx'
import { RecordSpecimens } from './print-specimens-records.tsx'

/** Printed matter and the drawings on it. */
export function PrintSpecimens() {
  return (
    <>
      <DrawingSpecimens />
      <PaperSpecimens />
      <RecordSpecimens />
    </>
  )
}
