import { companyPage, logoPanel } from '#content/portal/company.ts'
import type { CompanyProfile } from '#contract/company/shapes.ts'
import './company.css'

/** A preview of the company's letterhead that follows what is typed. */
export function Letterhead({ legal_name: name, tax_id: taxId, address, country, logo }: CompanyProfile) {
  const lines = [...address.split('\n'), country].filter((line) => line.trim())
  const isBlank = !name && !taxId && lines.length === 0 && !logo
  return (
    <figure className="letterhead stays-paper" aria-label={companyPage.letterhead}>
      {logo && <img src={logo} alt={logoPanel.current} />}
      {name && <b className="letterhead-name">{name}</b>}
      {lines.length > 0 && (
        <span className="letterhead-lines">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
            <span key={index}>{line}</span>
          ))}
        </span>
      )}
      {taxId && <span className="letterhead-tax">{taxId}</span>}
      {isBlank && <span className="letterhead-blank">{companyPage.blank}</span>}
    </figure>
  )
}
