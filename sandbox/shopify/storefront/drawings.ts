import { catalogueOf } from '../store/catalogue.ts'

/** Ground, and the lines on it, in the order of the catalogue; 240 by 160. */
const drawings: [string, string][] = [
  [
    '#FBDD62',
    '<rect x="82" y="28" width="76" height="104"/><path d="M98 28v104M112 60h32M112 78h32M112 96h20"/>',
  ],
  ['#F8B9B3', '<path d="M56 118 164 34l16 12L76 128l-26 6z"/><path d="m152 44 16 12M56 118l12 12"/>'],
  ['#C9D4FF', '<path d="M84 130h72M120 130V92L88 60"/><path d="m66 66 34-30 22 16-40 34z"/>'],
  [
    '#DCE8CF',
    '<path d="M100 28h40l6 34 26 14v56H68V76l26-14z"/><path d="M88 98h26v20H88zM126 98h26v20h-26z"/>',
  ],
  ['#FBDD62', '<path d="M88 52h64v80H88z"/><path d="M84 36h72v16H84zM104 84h32v24h-32z"/>'],
  ['#C9D4FF', '<path d="M78 44h68v84H78z"/><path d="M146 60h22v44h-22"/><path d="M78 56h68"/>'],
  [
    '#F8B9B3',
    '<path d="M60 52h120v64H60z"/><path d="M60 68h120M60 100h120M72 116v14M96 116v14M120 116v14M144 116v14M168 116v14"/>',
  ],
  [
    '#DCE8CF',
    '<rect x="64" y="58" width="112" height="52" rx="16"/><rect x="84" y="72" width="72" height="24" rx="8"/>',
  ],
]

/** A picture of a product, by its id. */
export function drawingOf(productId: number): string | undefined {
  const place = catalogueOf({ currency: 'USD' }).findIndex(({ id }) => id === productId)
  const [ground, lines] = drawings[place] ?? []
  if (!ground || !lines) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="${ground}"/><g fill="none" stroke="#17161A" stroke-width="3" stroke-linejoin="round">${lines}</g></svg>`
}
