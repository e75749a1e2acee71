import { startFrame } from './frame.ts'
import { returnAddress } from './return-address.ts'

// The whole script of a document page. What it does not do here, HTML and CSS do.
startFrame()

const line = document.querySelector<HTMLElement>('[data-return-address]')
if (line) returnAddress(line)
